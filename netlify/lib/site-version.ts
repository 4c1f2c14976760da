/**
 * The version that pages carry: the first digits of the commit that a build is given, as SITE_VERSION by a
 * release or as COMMIT_REF by Netlify; `dev` where there is none, so that a commit alone renews no local
 * pages.
 */
export function siteVersionIn(given: {
  SITE_VERSION?: string | undefined
  COMMIT_REF?: string | undefined
}): string {
  return /^[0-9a-f]{7}/.exec(given.SITE_VERSION || given.COMMIT_REF || '')?.[0] ?? 'dev'
}

/**
 * The commit that the functions were built from, which `bundle-functions.ts` writes into each of them;
 * `local` where they run unbundled. Readiness says it, so that a release knows when it is live.
 */
export function siteVersion(): string {
  return process.env.SITE_VERSION || 'local'
}
