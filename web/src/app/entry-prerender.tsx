import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { modelSlug } from '#contract/model-slug.ts'
import { callApi, setTransport } from '#web/lib/api-client.ts'
import { settled } from '#web/lib/page-memory.ts'
import { paths, patterns } from '#web/lib/paths.ts'
import { PageFacts } from '#web/lib/seo/json-ld.tsx'
import { Placeholders } from '#web/ui/placeholders.ts'
import { anyAddress, type PageData, pageDataTag } from './page-data.ts'
import { firstPlaceholders } from './placeholders.ts'
import { routes } from './routes.tsx'
import { robots, sitemap } from './site-files.ts'

interface PrerenderOptions {
  /** Answers an API call in process. */
  fetchApi: (request: Request) => Promise<Response>
  /** The publish folder. */
  outDir: string
  /** The built index.html with its `<!--head-->` and `<!--app-->` slots. */
  template: string
  /** The address visitors see, without a slash at its end. */
  siteUrl: string
}

interface Page {
  path: string
  file: string
  /** False keeps it out of the sitemap: it is no page of its own for search engines. */
  isListed?: boolean
}

/**
 * Renders every public page to HTML with its data beside it, and says which redirects serve the pages that hang on
 * a query. Throws when a loader fails: a site without its catalogue is not published.
 */
export async function prerenderSite(
  options: PrerenderOptions,
): Promise<{ pages: Page[]; redirects: string[] }> {
  setTransport(options.fetchApi, options.siteUrl)
  const models = await callApi('listModelCards')
  const modelPages = models.flatMap(({ bike_name }) =>
    perModel.map(({ pattern, path, isListed }) => {
      const file = `${pattern.slice(1)}/${modelSlug(bike_name)}.html`
      return { path: path(bike_name), file, isListed, rule: `${pattern} bikeName=${bike_name} /${file} 200` }
    }),
  )
  const dealerPages = (await callApi('listDealers')).map(({ id }) => {
    const path = paths.dealer(id)
    return { path, file: `${path.slice(1)}.html` }
  })
  const pages: Page[] = [...staticPages, ...dealerPages, ...modelPages]
  for (const page of pages) {
    await writePage(options.outDir, page.file, await renderPage(page.path, options))
  }
  await writePage(
    options.outDir,
    'app.html',
    fill(options.template, '<meta name="robots" content="noindex">', ''),
  )
  const addresses = pages.filter(({ isListed }) => isListed !== false).map(({ path }) => path)
  await writePage(options.outDir, 'sitemap.xml', sitemap(addresses, options.siteUrl))
  await writePage(options.outDir, 'robots.txt', robots(options.siteUrl))
  const shells = [
    `${patterns.viewDetails} /app.html 200`,
    `${patterns.angleView} /app.html 200`,
    `${patterns.productEnquiry} /${enquiryOfNoModel} 200`,
    // An outlet that nobody has: the page has words for it.
    '/dealers/* /app.html 404',
    '/admin /app.html 200',
    '/admin/* /app.html 200',
  ]
  return { pages, redirects: [...modelPages.map(({ rule }) => rule), ...shells, '/* /404.html 404'] }
}

/** Pages of which there is one for each model; a redirect by the query leads to it. */
const perModel = [
  { pattern: patterns.viewDetails, path: (bikeName: string) => paths.viewDetails(bikeName), isListed: true },
  { pattern: patterns.angleView, path: (bikeName: string) => paths.angleView(bikeName), isListed: false },
  {
    pattern: patterns.productEnquiry,
    path: (bikeName: string) => paths.productEnquiry(bikeName),
    isListed: false,
  },
]

/** Not at the pattern's own address: a file there would come before the redirects. */
const enquiryOfNoModel = 'text-ride-booking/any.html'

/** Pages whose file is named as their address. */
const plainPages = [
  paths.services,
  paths.serviceBooking,
  paths.amc,
  paths.extendedWarranty,
  paths.extendedWarrantyPlus,
  paths.finance,
  paths.networks,
  paths.becomeNetworkPartner,
  paths.aboutUs,
  paths.companyProfile,
  paths.contact,
  paths.testimonials,
  paths.meetStaff,
  paths.career,
  paths.offers,
  paths.gallery,
  paths.optIn,
  paths.joyClub,
  paths.termsConditions,
] as const

const notFoundPath = '/404'

const staticPages: readonly Page[] = [
  { path: paths.home, file: 'index.html' },
  { path: paths.motorcycle, file: 'motorcycle.html' },
  { path: paths.scooters, file: 'scooters.html' },
  { path: paths.ev, file: 'ev.html' },
  { path: paths.bigWing, file: 'bigWing.html' },
  { path: paths.productEnquiry(), file: enquiryOfNoModel },
  ...plainPages.map((path) => ({ path, file: `${path.slice(1)}.html` })),
  { path: notFoundPath, file: '404.html', isListed: false },
]

async function renderPage(path: string, { siteUrl, template, outDir }: PrerenderOptions): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, siteUrl)))
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
  const url = path === notFoundPath ? anyAddress : path
  const dataFile = await writePageData(outDir, { url, loaderData: context.loaderData })
  return fill(template, head + facts.map(factsTag).join('') + pageDataTag(dataFile), body)
}

/** Named by its content, as everything in `assets` is; answers the name. */
async function writePageData(outDir: string, data: PageData): Promise<string> {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.json`
  await writePage(outDir, file, json)
  return file
}

function factsTag(json: string): string {
  return `<script type="application/ld+json">${json}</script>`
}

/** React writes a page's title, meta and preload tags before its markup: they belong into the head. */
function liftHead(html: string): { head: string; body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: tags, body: html.slice(tags.length) }
}

function fill(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
}

async function writePage(outDir: string, file: string, html: string): Promise<void> {
  const target = join(outDir, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}
