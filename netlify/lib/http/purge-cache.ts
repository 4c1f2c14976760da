import { setTimeout as wait } from 'node:timers/promises'
import { purgeCache } from '@netlify/functions'
import type { CacheTag } from '#contract/wire/endpoint.ts'
import { logEvent } from './request-log.ts'

/**
 * Waits (milliseconds) before each further try. Netlify takes two purges of a tag in five seconds and refuses
 * a third.
 */
const patienceMs = [2_600, 5_200, 10_400]

/**
 * Removes every cached answer with one of these tags from the CDN. A purge that fails never fails the write:
 * the purge is tried again after the answer has left (`goOn` keeps the function alive for that) and then
 * logged. The cached copy expires after five minutes in any case.
 */
export async function purgeTags(
  tags: readonly CacheTag[],
  goOn: (work: Promise<unknown>) => void,
  delays: readonly number[] = patienceMs,
): Promise<void> {
  // Outside Netlify there is no CDN to purge, and the call would throw.
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return
  try {
    await purgeOnce(tags)
  } catch {
    goOn(purgeLater(tags, delays))
  }
}

async function purgeLater(tags: readonly CacheTag[], delays: readonly number[]): Promise<void> {
  let cause: unknown
  for (const delay of delays) {
    await wait(delay)
    try {
      return await purgeOnce(tags)
    } catch (failure) {
      cause = failure
    }
  }
  logEvent('error', 'purge_failed', { tags: tags.join(','), cause: String(cause) })
}

function purgeOnce(tags: readonly CacheTag[]): Promise<void> {
  const apiURL = process.env.PURGE_API_URL
  return purgeCache({ tags: [...tags], ...(apiURL ? { apiURL } : {}) })
}
