import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

/**
 * A rule as in `[[redirects]]` of netlify.toml; values of `query` are written as they are, without any
 * encoding.
 */
export interface RedirectRule {
  from: string
  query?: Record<string, string>
  to: string
  status: number
}

/** Public buckets, served under `/media/<bucket>/`. */
const mediaBuckets = ['home', 'offers', 'gallery', 'notifications', 'catalogue']

/**
 * The rules of the built site, as the prerender step answers them. These rules have a file of their own,
 * because the media rules change with each Supabase address.
 */
const rulesFile = '.redirects.json'

/**
 * Keeps the rules of the pages from the prerender step. The media rules change from run to run, and are not
 * kept.
 */
export async function keepSiteRules(publishFolder: string, rules: readonly RedirectRule[]): Promise<void> {
  await writeFile(join(publishFolder, rulesFile), JSON.stringify(rules))
}

/** The rules of the pages alone, from the last prerender step. */
export async function readSiteRules(publishFolder: string): Promise<RedirectRule[]> {
  return JSON.parse(await readFile(join(publishFolder, rulesFile), 'utf8')) as RedirectRule[]
}

/**
 * All rules of the built site, of which the first that fits counts: the pictures' way to Storage, then the
 * pages. Netlify gets the rules through a build plugin: a line of a `_redirects` file cannot hold a name with
 * a space, and its values know no escapes.
 */
export async function readRedirects(publishFolder: string, supabaseUrl: string): Promise<RedirectRule[]> {
  const mediaRules = mediaBuckets.map((bucket) => ({
    from: `/media/${bucket}/*`,
    to: `${publicObjects(supabaseUrl)}/${bucket}/:splat`,
    status: 200,
  }))
  return [...mediaRules, ...(await readSiteRules(publishFolder))]
}

/**
 * The file from which Netlify's build takes the rules: see `redirects-plugin`, which is plain JavaScript and
 * names the same file.
 */
const builtRulesFile = join(projectFolder, '.local/redirects.json')

/** Leaves all rules of the built site where Netlify's build finds them. */
export async function writeBuiltRedirects(publishFolder: string, supabaseUrl: string): Promise<void> {
  await writeFile(builtRulesFile, JSON.stringify(await readRedirects(publishFolder, supabaseUrl)))
}

/**
 * The address in Storage that a picture's path stands for; undefined for any other path. For servers that
 * read no redirects file.
 */
export function mediaTarget({ pathname }: URL, supabaseUrl: string): URL | undefined {
  const [, bucket = ''] = /^\/media\/([a-z]+)\/./.exec(pathname) ?? []
  if (!mediaBuckets.includes(bucket)) return undefined
  return new URL(`${publicObjects(supabaseUrl)}${pathname.slice('/media'.length)}`)
}

function publicObjects(supabaseUrl: string): string {
  return `${supabaseUrl.replace(/\/$/, '')}/storage/v1/object/public`
}
