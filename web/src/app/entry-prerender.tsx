import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Dealership } from '#contract/dealership.ts'
import { alternatesOf } from '#contract/language.ts'
import { categories, listingOf } from '#contract/lines.ts'
import { callApi, setTransport } from '#web/lib/api-client.ts'
import { shellFactsId } from '#web/lib/dealership.tsx'
import { base, language } from '#web/lib/language.ts'
import { settled } from '#web/lib/page-memory.ts'
import { PageFacts } from '#web/lib/seo/json-ld.tsx'
import { Placeholders } from '#web/ui/placeholders.ts'
import { tryAgainPath } from '#web/worker/addresses.ts'
import { inboxManifest, siteManifest } from './manifests.ts'
import { OfflinePage } from './offline-page.tsx'
import { anyAddress, type PageData, pageDataTag } from './page-data.ts'
import {
  fileHere,
  formerNameRules,
  notFoundPath,
  otherSpellings,
  type Rewrite,
  ruleHere,
  shells,
  sitePages,
} from './page-files.ts'
import { firstPlaceholders } from './placeholders.ts'
import { addLateRoutes, routes } from './routes.tsx'
import { withoutScripts } from './without-scripts.ts'

interface PrerenderOptions {
  /** Answers an API call in process. */
  fetchApi: (request: Request) => Promise<Response>
  /** The publish folder. */
  outDir: string
  /** The built index.html with its `<!--head-->` and `<!--app-->` slots. */
  template: string
  /** The address visitors see, without a slash at its end. */
  siteUrl: string
  /** The last hand at a whole page; undefined where the file stands as it should already. */
  finishPage: (file: string, html: string) => Promise<string | undefined>
}

/**
 * Renders every public page in this build's language to HTML with its data beside it, and says which rewrites serve the pages that hang on a query.
 * Throws when a loader fails or two pages would be one file: such a site is not published.
 */
export async function prerenderSite(
  options: PrerenderOptions,
): Promise<{ pages: number; redirects: Rewrite[]; salesPhone: string }> {
  setTransport(options.fetchApi, options.siteUrl)
  await addLateRoutes()
  const models = (await Promise.all(categories.map((category) => callApi(listingOf[category])))).flat()
  const outlets = await callApi('listDealers')
  const dealership = await callApi('getDealership')
  const pages = sitePages(models, outlets)
  for (const page of pages)
    await publishPage(fileHere(page.file), await renderPage(page.path, options), options)
  // Asked last: the page of a model that was renamed while pages were made has nothing but the way to its new name.
  const formerNames = await callApi('listFormerNames')
  await writePage(
    options.outDir,
    fileHere('app.html'),
    fill(options.template, shellFacts(dealership), withoutScripts),
  )
  await publishPage(fileHere('offline.html'), offlinePage(options, dealership), options)
  await writePage(options.outDir, fileHere('manifest.webmanifest'), siteManifest(dealership))
  if (language === 'en') {
    await writePage(options.outDir, 'admin.webmanifest', inboxManifest(dealership))
    await writePage(options.outDir, 'robots.txt', robots(options.siteUrl))
  }
  return {
    salesPhone: dealership.phones.sales.number,
    pages: pages.length,
    redirects: [
      ...formerNameRules(formerNames),
      ...pages.flatMap(({ rule }) => rule ?? []),
      ...otherSpellings(models),
      ...shells,
    ].map(ruleHere),
  }
}

async function renderPage(path: string, { siteUrl, template, outDir }: PrerenderOptions): Promise<string> {
  const address = base + path
  const handler = createStaticHandler(routes, { basename: base })
  const context = await handler.query(new Request(new URL(address, siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure && path !== notFoundPath) throw new Error(`${path} could not be rendered.`, { cause: failure })
  for (const [routeId, data] of Object.entries(context.loaderData)) {
    context.loaderData[routeId] = await settled(data)
  }
  const facts: string[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Placeholders value={firstPlaceholders()}>
        <PageFacts value={facts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </PageFacts>
      </Placeholders>
    </StrictMode>,
    // All markup stands in its place at once: no script may be needed to put it there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array))
  const { head, body } = liftHead(Buffer.concat(chunks).toString('utf8'))
  const url = path === notFoundPath ? anyAddress : address
  const dataFile = await writePageData(outDir, { url, loaderData: context.loaderData })
  return fill(
    template,
    withAlternates(head, path, siteUrl) + facts.map(factsTag).join('') + pageDataTag(dataFile),
    body,
  )
}

/** Named by its content, as everything in `assets` is; answers the name. */
async function writePageData(outDir: string, data: PageData): Promise<string> {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.json`
  await writePage(outDir, file, json)
  return file
}

/** A page without content needs the dealer's name for its frame; it asks for the newest as all pages do. */
function shellFacts(dealership: Dealership): string {
  const json = JSON.stringify(dealership).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${shellFactsId}">${json}</script>`
}

/** The words for a page that cannot be shown, without the app's script, which would look for the page of the address. */
function offlinePage({ template }: PrerenderOptions, dealership: Dealership): string {
  const { head, body } = liftHead(renderToStaticMarkup(<OfflinePage dealership={dealership} />))
  const page = template.replace(/<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
  return fill(page, `${head}<script defer src="${tryAgainPath}"></script>`, body)
}

function factsTag(json: string): string {
  return `<script type="application/ld+json" data-prerendered>${json}</script>`
}

/** Beside the one address of a page, those of the same page in every language; English is everybody else's. */
function withAlternates(head: string, path: string, siteUrl: string): string {
  if (!head.includes('rel="canonical"') || head.includes('content="noindex')) return head
  return (
    head +
    alternatesOf(path)
      .map(([name, at]) => alternateTag(name, siteUrl + at))
      .join('')
  )
}

function alternateTag(name: string, address: string): string {
  return `<link rel="alternate" hreflang="${name}" href="${address.replaceAll('&', '&amp;')}">`
}

/** React writes a page's title, meta and preload tags before its markup: they belong into the head. */
function liftHead(html: string): { head: string; body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: tags, body: html.slice(tags.length) }
}

function fill(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
}

async function publishPage(
  file: string,
  markup: string,
  { outDir, finishPage }: PrerenderOptions,
): Promise<void> {
  const page = await finishPage(file, markup)
  if (page !== undefined) await writePage(outDir, file, page)
}

/** What stands there already stays; what is new comes whole, because the site may be read meanwhile. */
async function writePage(outDir: string, file: string, content: string): Promise<void> {
  const target = join(outDir, file)
  if ((await readFile(target, 'utf8').catch(() => undefined)) === content) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(`${target}.new`, content)
  await rename(`${target}.new`, target)
}

/** What crawlers may read: everything but the back office and the calls behind the pages. */
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
