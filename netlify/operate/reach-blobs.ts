import type { Variables } from '#server/command/settings.ts'

/**
 * Gives this process access to Netlify Blobs. Functions find the access in their environment; anywhere else
 * the site's id and a personal access token give it.
 */
export function reachBlobs(variables: Variables): void {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables
  if (!siteID || !token || variables.NETLIFY_BLOBS_CONTEXT) return
  variables.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify({ siteID, token })).toString('base64')
}
