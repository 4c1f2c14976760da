import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { callApi, setTransport } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { pageDataTag } from './page-data.ts'
import { routes } from './routes.tsx'

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
  const modelPages = models.map((model) => ({
    path: paths.viewDetails(model.bike_name),
    file: `view-details/${slugOf(model.bike_name)}.html`,
    rule: `/view-details bikeName=${model.bike_name} /view-details/${slugOf(model.bike_name)}.html 200`,
  }))
  const pages: Page[] = [...staticPages, ...modelPages]
  for (const page of pages) {
    await writePage(options.outDir, page.file, await renderPage(page.path, options))
  }
  await writePage(
    options.outDir,
    'app.html',
    fill(options.template, '<meta name="robots" content="noindex">', ''),
  )
  const shells = ['/view-details /app.html 200', '/admin /app.html 200', '/admin/* /app.html 200']
  return { pages, redirects: [...modelPages.map(({ rule }) => rule), ...shells, '/* /404.html 404'] }
}

const staticPages: readonly Page[] = [
  { path: paths.home, file: 'index.html' },
  { path: paths.motorcycle, file: 'motorcycle.html' },
  { path: paths.scooters, file: 'scooters.html' },
  { path: paths.ev, file: 'ev.html' },
  { path: paths.bigWing, file: 'bigWing.html' },
  { path: paths.productEnquiry(), file: 'text-ride-booking.html' },
  { path: '/404', file: '404.html' },
]

async function renderPage(path: string, { siteUrl, template }: PrerenderOptions): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure && path !== '/404') throw new Error(`${path} could not be rendered.`, { cause: failure })
  context.loaderData = await settle(context.loaderData)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array))
  const { head, body } = liftHead(Buffer.concat(chunks).toString('utf8'))
  const data = path === '/404' ? '' : pageDataTag({ url: path, loaderData: context.loaderData })
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

/** The file name of a model's page: `CB350H'ness` gives `cb350hness`. */
function slugOf(bikeName: string): string {
  return bikeName.toLowerCase().replace(/[^a-z0-9]/g, '')
}
