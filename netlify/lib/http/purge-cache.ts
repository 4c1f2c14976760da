import { setTimeout as wait } from 'node:timers/promises'
import { purgeCache } from '@netlify/functions'
import type { CacheTag } from '#contract/endpoint.ts'
import { logEvent } from './request-log.ts'

/** Netlify takes two purges of a tag in five seconds; a third is tried again when they are over (milliseconds). */
const patience = [2_600, 5_200, 10_400]

/**
 * Makes the CDN forget what carries these tags. A purge that fails never fails the write: it is tried again after the
 * answer has left (`goOn` keeps the function alive for it), then logged; the kept copy ends by itself after five minutes.
 */
export async function purgeTags(
  tags: readonly CacheTag[],
  goOn: (work: Promise<unknown>) => void,
  delays: readonly number[] = patience,
): Promise<void> {
  // Outside Netlify there is no CDN to speak to, and the call would throw.
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
