/**
 * The version of the site that a build makes: the first digits of its commit, which Netlify gives a build in
 * COMMIT_REF; `dev` where there is none.
 */
export function siteVersionIn({ COMMIT_REF }: { COMMIT_REF?: string | undefined }): string {
  return /^[0-9a-f]{7}/.exec(COMMIT_REF ?? '')?.[0] ?? 'dev'
}
