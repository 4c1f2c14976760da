import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Public buckets, served under `/media/<bucket>/`. */
const mediaBuckets = ['offers', 'gallery', 'notifications']

/** The rules of the built site, as the prerender step answers them; kept apart, because the media rules change from run to run. */
const siteRulesFile = '.site-redirects'

export async function keepSiteRules(publishFolder: string, rules: readonly string[]): Promise<void> {
  await writeFile(join(publishFolder, siteRulesFile), `${rules.join('\n')}\n`)
}

/** Writes `_redirects`: the site's rules, and the pictures' way to Storage. */
export async function writeRedirects(publishFolder: string, supabaseUrl: string): Promise<void> {
  const siteRules = await readFile(join(publishFolder, siteRulesFile), 'utf8').catch(() => '')
  const mediaRules = mediaBuckets.map(
    (bucket) => `/media/${bucket}/* ${publicObjects(supabaseUrl)}/${bucket}/:splat 200`,
  )
  await writeFile(join(publishFolder, '_redirects'), `${mediaRules.join('\n')}\n${siteRules}`)
}

/** Where a picture's address leads without a redirects file, or undefined for any other address. */
export function mediaTarget({ pathname }: URL, supabaseUrl: string): URL | undefined {
  const [, bucket = ''] = /^\/media\/([a-z]+)\/./.exec(pathname) ?? []
  if (!mediaBuckets.includes(bucket)) return undefined
  return new URL(`${publicObjects(supabaseUrl)}${pathname.slice('/media'.length)}`)
}

function publicObjects(supabaseUrl: string): string {
  return `${supabaseUrl.replace(/\/$/, '')}/storage/v1/object/public`
}
