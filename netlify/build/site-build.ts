import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/wire/language.ts'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { siteUrlIn } from '#server/lib/site-url.ts'
import { siteVersionIn } from '#server/lib/site-version.ts'
import type { FunctionsHost } from '#server/local/functions/functions-host.ts'
import { askedOnce } from './asked-once.ts'
import { hashInputs } from './build-hash.ts'
import { withCriticalCss } from './critical-css/inline.ts'
import { openFinishedPages } from './finished-pages.ts'
import { writeHeaders } from './headers-file.ts'
import { notingMedia, publishMedia } from './media/named-media.ts'
import { publishFolder, siteFolder } from './publish-folder.ts'
import { keepSiteRules, type RedirectRule, readSiteRules } from './redirects.ts'
import { otherLanguages } from './words/read-words.ts'
import { keptFilesName } from './worker/kept-files-plugin.ts'
import { bundleWorker, writeWorker } from './worker/write-worker.ts'

const prerenderFolder = (language: Language) => join(projectFolder, '.local/prerender', siteFolder, language)
const configFile = join(projectFolder, 'web/vite.config.ts')
const hashFile = join(publishFolder, '.build-hash')
/** Names the data with which the pages were last rendered. */
const dataFile = join(publishFolder, '.data')
/** The page without content, as Vite built it; in the publish folder the home page takes its address. */
const templateFile = (language: Language) => join(publishFolder, `.template.${language}.html`)

/**
 * English first: its build empties the folder. Its rules come behind those of the other languages, because
 * its rules match every path that is left.
 */
const siteLanguages: readonly Language[] = ['en', ...otherLanguages]

/** What `web/src/app/entry-prerender.tsx` exports as `prerenderSite`. */
type PrerenderSite = (options: {
  fetchApi: (request: Request) => Promise<Response>
  outDir: string
  template: string
  siteUrl: string
  finishPage: (file: string, html: string) => Promise<string | undefined>
}) => Promise<{ pages: number; redirects: RedirectRule[]; salesPhone: string }>

/** The functions that answer the calls of the pages. */
type Functions = Pick<FunctionsHost, 'fetch'>

export interface SiteBuildOptions {
  functions: Functions
  /** Names the data with which the pages are rendered, in any words that tell it from other data. */
  data: string
  /** The project whose files the pages may load. */
  supabaseUrl: string
  /** A hash of the files from which the site is built, where the caller has it already. */
  inputs?: string
  /** A hosted site is always built anew, because its data may have changed. */
  always?: boolean
  say: (line: string) => void
}

/** Builds web/dist if an input changed, and writes its redirects for the current Supabase address. */
export async function buildSite(options: SiteBuildOptions): Promise<void> {
  // React's faster half, for all code that is bundled or rendered.
  process.env.NODE_ENV ??= 'production'
  await buildWhatChanged(options)
  await writeHeaders(publishFolder, options.supabaseUrl)
  // The functions say this number while the database is away; see `lib/sales-phone.ts`.
  const built = JSON.parse(await readFile(join(publishFolder, 'build.json'), 'utf8')) as {
    salesPhone: string
  }
  process.env.SALES_PHONE = built.salesPhone
}

async function buildWhatChanged({ functions, data, inputs, always, say }: SiteBuildOptions): Promise<void> {
  const hash = `${inputs ?? (await hashInputs())} ${siteUrlIn(process.env)} ${siteVersionIn(process.env)}`
  const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined)
  const isBundled = !always && (await readText(hashFile)) === hash
  if (isBundled && (await readText(dataFile)) === data) return
  say('Building the site …')
  try {
    // The hash is removed first, so that an interrupted build does not pass for a finished one.
    await rm(hashFile, { force: true })
    if (!isBundled) await bundleSite()
    say(`Rendered ${await renderPages(functions, data)} pages.`)
  } catch (error) {
    throw new Failure(
      `The site could not be built: ${error instanceof Error ? error.message : String(error)}`,
      'Correct it and start again; `npm run check` may say more.',
      { cause: error },
    )
  }
  await writeFile(hashFile, hash)
}

/** Builds the browser's side and the renderer of the pages, once for each language. */
async function bundleSite(): Promise<void> {
  for (const language of siteLanguages) await bundleLanguage(language)
  // Vite copies all public files; those of the demo come back where the content names them.
  await rm(join(publishFolder, 'media'), { recursive: true, force: true })
  delete process.env.SITE_LANGUAGE
  await bundleWorker(publishFolder)
}

async function bundleLanguage(language: Language): Promise<void> {
  const { build } = await import('vite')
  // `web/vite.config.ts` reads this variable.
  process.env.SITE_LANGUAGE = language
  const common = { configFile, root: join(projectFolder, 'web'), logLevel: 'error' } as const
  const isFirst = language === 'en'
  const outDir = isFirst ? publishFolder : join(projectFolder, '.local/languages', siteFolder, language)
  await build({ ...common, build: { outDir, emptyOutDir: true, copyPublicDir: isFirst } })
  // Files are named by their content, so that the files of all languages share one folder.
  if (!isFirst) {
    await cp(join(outDir, 'assets'), join(publishFolder, 'assets'), { recursive: true })
    await cp(join(outDir, keptFilesName(language)), join(publishFolder, keptFilesName(language)))
  }
  await writeFile(templateFile(language), await readFile(join(outDir, 'index.html')))
  await build({
    ...common,
    build: {
      ssr: join(projectFolder, 'web/src/app/entry-prerender.tsx'),
      outDir: prerenderFolder(language),
      emptyOutDir: true,
      copyPublicDir: false,
      // One file, because chunks would import the entry without the query below and so get a second copy of
      // its state.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}

/**
 * Renders the pages of the built site with the data of now, in every language; answers how many there are. A
 * page whose content is the same is left alone, and one that no longer exists is removed. `data` names the
 * data.
 */
export async function renderPages(functions: Functions, data: string): Promise<number> {
  const builtAt = new Date().toISOString()
  await rm(dataFile, { force: true })
  const before = await readSiteRules(publishFolder).catch(() => [])
  const rendered: Awaited<ReturnType<PrerenderSite>>[] = []
  const media = new Set<string>()
  for (const language of siteLanguages) rendered.unshift(await renderLanguage(language, functions, media))
  await publishMedia(media, publishFolder)
  const redirects = rendered.flatMap((site) => site.redirects)
  await writeWorker(publishFolder)
  await keepSiteRules(publishFolder, redirects)
  const files = new Set(redirects.map(({ to }) => to))
  for (const { to } of before) if (!files.has(to)) await rm(join(publishFolder, to), { force: true })
  const salesPhone = rendered[0]?.salesPhone ?? ''
  await writeFile(join(publishFolder, 'build.json'), JSON.stringify({ builtAt, salesPhone }))
  process.env.SALES_PHONE = salesPhone
  await writeFile(dataFile, data)
  return rendered.reduce((count, { pages }) => count + pages, 0)
}

async function renderLanguage(
  language: Language,
  functions: Functions,
  media: Set<string>,
): Promise<Awaited<ReturnType<PrerenderSite>>> {
  const entry = join(prerenderFolder(language), 'entry-prerender.js')
  // The query makes Node load the file again when one process builds twice.
  const { mtimeMs } = await stat(entry)
  const { prerenderSite } = (await import(`${pathToFileURL(entry).href}?${mtimeMs}`)) as {
    prerenderSite: PrerenderSite
  }
  const finished = await openFinishedPages(
    publishFolder,
    join(prerenderFolder(language), 'pages.json'),
    withCriticalCss(publishFolder),
  )
  const rendered = await prerenderSite({
    fetchApi: askedOnce(
      notingMedia(
        async (request) => (await functions.fetch(request)) ?? new Response('', { status: 404 }),
        media,
      ),
    ),
    outDir: publishFolder,
    template: await readFile(templateFile(language), 'utf8'),
    siteUrl: siteUrlIn(process.env),
    finishPage: finished.finish,
  })
  await finished.keep()
  return rendered
}
