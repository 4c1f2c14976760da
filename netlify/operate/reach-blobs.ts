import type { Variables } from '#server/command/settings.ts'

/** Functions find Netlify Blobs in their environment; elsewhere the site's id and a personal access token open them. */
export function reachBlobs(variables: Variables): void {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables
  if (!siteID || !token || variables.NETLIFY_BLOBS_CONTEXT) return
  variables.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify({ siteID, token })).toString('base64')
}
