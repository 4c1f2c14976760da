import { purgeCache } from '@netlify/functions'
import type { CacheTag } from '#contract/endpoint.ts'
import { logEvent } from './request-log.ts'

/**
 * Makes the CDN forget what carries these tags. A failed purge is logged and never fails the write:
 * the kept copy ends by itself after five minutes.
 */
export async function purgeTags(tags: readonly CacheTag[]): Promise<void> {
  // Outside Netlify there is no CDN to speak to, and the call would throw.
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return
  try {
    await purgeCache({ tags: [...tags] })
  } catch (cause) {
    logEvent('error', 'purge_failed', {
      tags: tags.join(','),
      cause: String(cause),
    })
  }
}
