import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A rule as `[[redirects]]` of netlify.toml has it; values of `query` stand as they are, without any encoding. */
export interface RedirectRule {
  from: string
  query?: Record<string, string>
  to: string
  status: number
}

/** Public buckets, served under `/media/<bucket>/`. */
const mediaBuckets = ['offers', 'gallery', 'notifications']

/** The rules of the built site, beside its pages; names that begin with a dot are not published. */
const rulesFile = '.redirects.json'

/** Keeps what the prerender step says about the pages. The media rules change from run to run, and are no part of it. */
export async function keepSiteRules(publishFolder: string, rules: readonly RedirectRule[]): Promise<void> {
  await writeFile(join(publishFolder, rulesFile), JSON.stringify(rules))
}

/** The rules of the pages alone, as the prerender step last said them. */
export async function readSiteRules(publishFolder: string): Promise<RedirectRule[]> {
  return JSON.parse(await readFile(join(publishFolder, rulesFile), 'utf8')) as RedirectRule[]
}

/**
 * All rules of the built site, the first that fits counts: the pictures' way to Storage, then the pages. They go to Netlify
 * through a build plugin: a line of a `_redirects` file cannot hold a name with a space, and its values know no escapes.
 */
export async function readRedirects(publishFolder: string, supabaseUrl: string): Promise<RedirectRule[]> {
  const mediaRules = mediaBuckets.map((bucket) => ({
    from: `/media/${bucket}/*`,
    to: `${publicObjects(supabaseUrl)}/${bucket}/:splat`,
    status: 200,
  }))
  return [...mediaRules, ...(await readSiteRules(publishFolder))]
}

/** Where a picture's address leads where no rules are read, or undefined for any other address. */
export function mediaTarget({ pathname }: URL, supabaseUrl: string): URL | undefined {
  const [, bucket = ''] = /^\/media\/([a-z]+)\/./.exec(pathname) ?? []
  if (!mediaBuckets.includes(bucket)) return undefined
  return new URL(`${publicObjects(supabaseUrl)}${pathname.slice('/media'.length)}`)
}

function publicObjects(supabaseUrl: string): string {
  return `${supabaseUrl.replace(/\/$/, '')}/storage/v1/object/public`
}
