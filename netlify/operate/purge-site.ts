import { purgeCache } from '@netlify/functions'
import type { CacheTag } from '#contract/wire/endpoint.ts'
import type { Settings, Variables } from '#server/command/settings.ts'

/**
 * Lets visitors of a hosted site see at once what a tool changed. Without the variables by which Netlify is
 * reached from outside, and for an embedded project, which has no CDN, nothing is purged.
 */
export async function purgeSite(
  tags: readonly CacheTag[],
  { hostedUrl }: Pick<Settings, 'hostedUrl'>,
  { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }: Variables,
  say: (line: string) => void,
): Promise<void> {
  if (!hostedUrl) return
  if (!siteID || !token)
    return say(
      'Visitors see it when the copies of the CDN have expired; with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, at once.',
    )
  await purgeCache({ tags: [...tags], siteID, token })
}
