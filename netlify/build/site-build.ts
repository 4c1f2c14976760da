import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import type { FunctionsHost } from '#server/local/functions-host.ts'
import { hashInputs } from './build-hash.ts'
import { inlineCriticalCss } from './critical-css/inline.ts'
import { writeHeaders } from './headers-file.ts'
import { keepSiteRules, writeRedirects } from './redirects-file.ts'

export const publishFolder: string = join(projectFolder, 'web/dist')
const prerenderFolder = join(projectFolder, '.local/prerender')
const configFile = join(projectFolder, 'web/vite.config.ts')
const hashFile = join(publishFolder, '.build-hash')

/** What `web/src/app/entry-prerender.tsx` exports as `prerenderSite`. */
type PrerenderSite = (options: {
  fetchApi: (request: Request) => Promise<Response>
  outDir: string
  template: string
  siteUrl: string
}) => Promise<{ pages: { path: string; file: string }[]; redirects: string[] }>

export interface SiteBuildOptions {
  functions: Pick<FunctionsHost, 'fetch'>
  supabaseUrl: string
  /** Hosted sites are built always: their data may have changed. */
  always?: boolean
  say: (line: string) => void
}

/** Builds web/dist when an input changed, and writes its redirects and headers for the current Supabase address. */
export async function buildSite({ functions, supabaseUrl, always, say }: SiteBuildOptions): Promise<void> {
  const hash = await hashInputs([siteUrl()])
  const built = await readFile(hashFile, 'utf8').catch(() => undefined)
  if (always || built !== hash) {
    say('Building the site …')
    try {
      const pages = await build(functions)
      say(`Rendered ${pages} pages.`)
    } catch (error) {
      throw new Failure(
        `The site could not be built: ${error instanceof Error ? error.message : String(error)}`,
        'Correct it and start again; `npm run check` may say more.',
        { cause: error },
      )
    }
    await writeFile(hashFile, hash)
  }
  await writeRedirects(publishFolder, supabaseUrl)
  await writeHeaders(publishFolder, supabaseUrl)
}

async function build(functions: Pick<FunctionsHost, 'fetch'>): Promise<number> {
  process.env.NODE_ENV ??= 'production'
  // An interrupted build must not pass for a finished one.
  await rm(hashFile, { force: true })
  const { build: viteBuild } = await import('vite')
  const common = { configFile, root: join(projectFolder, 'web'), logLevel: 'error' } as const
  await viteBuild({ ...common, build: { outDir: publishFolder, emptyOutDir: true } })
  await viteBuild({
    ...common,
    build: {
      ssr: join(projectFolder, 'web/src/app/entry-prerender.tsx'),
      outDir: prerenderFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      // One file: chunks would import the entry without the query below, and so a second copy of its state.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const entry = pathToFileURL(join(prerenderFolder, 'entry-prerender.js'))
  // The query makes Node read it again when one process builds twice.
  const { prerenderSite } = (await import(`${entry.href}?${Date.now()}`)) as { prerenderSite: PrerenderSite }
  const { pages, redirects } = await prerenderSite({
    fetchApi: async (request) =>
      (await functions.fetch(request)) ?? new Response('Not Found', { status: 404 }),
    outDir: publishFolder,
    template: await readFile(join(publishFolder, 'index.html'), 'utf8'),
    siteUrl: siteUrl(),
  })
  await inlineCriticalCss(
    publishFolder,
    pages.map(({ file }) => file),
  )
  await keepSiteRules(publishFolder, redirects)
  return pages.length
}

/** The address visitors see; Netlify tells it in URL. */
function siteUrl(): string {
  return (process.env.SITE_URL || process.env.URL || 'http://localhost:8888').replace(/\/$/, '')
}
