import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { modelSlug } from '#contract/model-slug.ts'
import { callApi, setTransport } from '#web/lib/api-client.ts'
import { paths, patterns } from '#web/lib/paths.ts'
import { Placeholders } from '#web/ui/placeholders.ts'
import { pageDataTag } from './page-data.ts'
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
 * Renders every public page to HTML with its data inside, and says which redirects serve the pages that hang on
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

async function renderPage(path: string, { siteUrl, template }: PrerenderOptions): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure && path !== notFoundPath) throw new Error(`${path} could not be rendered.`, { cause: failure })
  context.loaderData = await settle(context.loaderData)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Placeholders value={firstPlaceholders()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Placeholders>
    </StrictMode>,
  )
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array))
  const { head, body } = liftHead(Buffer.concat(chunks).toString('utf8'))
  const data = path === notFoundPath ? '' : pageDataTag({ url: path, loaderData: context.loaderData })
  return fill(template, head, body, data)
}

/** Loaders hand over promises; a page is rendered when all of them have come. */
async function settle(loaderData: Record<string, unknown>): Promise<Record<string, unknown>> {
  const entries = Object.entries(loaderData).map(async ([routeId, data]) => {
    if (!data || typeof data !== 'object') return [routeId, data] as const
    const fields = await Promise.all(
      Object.entries(data).map(async ([name, value]) => [name, await value] as const),
    )
    return [routeId, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** React writes a page's title, meta and preload tags before its markup: they belong into the head. */
function liftHead(html: string): { head: string; body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: tags, body: html.slice(tags.length) }
}

function fill(template: string, head: string, body: string, data = ''): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => data)
}

async function writePage(outDir: string, file: string, html: string): Promise<void> {
  const target = join(outDir, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}
