import { renderToStaticMarkup } from 'react-dom/server'
import { categories, listingOf } from '#contract/catalogue/lines.ts'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { languagesOn } from '#contract/site/site-parts.ts'
import { callApi, setTransport } from '#web/lib/api/api-client.ts'
import { language } from '#web/lib/language.ts'
import { tryAgainPath } from '#web/worker/addresses.ts'
import { OfflinePage } from './frame/offline-page.tsx'
import { inboxManifest, siteManifest } from './prerender/manifests.ts'
import { fileHere, type Rewrite, sitePages } from './prerender/page-files.ts'
import { fill, liftHead, shellFacts, shellTitle } from './prerender/page-markup.ts'
import { type Rendering, renderPage } from './prerender/rendered-page.tsx'
import { formerNameRules, otherSpellings, ruleHere, shells } from './prerender/site-rules.ts'
import { withoutScripts } from './prerender/without-scripts.ts'
import { publishPage, removePage, type Written, writePage } from './prerender/written-pages.ts'

interface PrerenderOptions extends Omit<Rendering, 'spoken'>, Written {
  /** Answers an API call within this process. */
  fetchApi: (request: Request) => Promise<Response>
}

/**
 * Renders every public page in this build's language to HTML, unless the language is off, with a file of its
 * data beside it, and answers the rewrites for pages whose address depends on a query. Throws when a loader
 * fails or two pages would be one file: such a site is not published.
 */
export async function prerenderSite(
  options: PrerenderOptions,
): Promise<{ pages: number; redirects: Rewrite[]; salesPhone: string }> {
  setTransport(options.fetchApi, options.siteUrl)
  const models = (await Promise.all(categories.map((category) => callApi(listingOf[category])))).flat()
  const outlets = await callApi('listDealers')
  const dealership = await callApi('getDealership')
  const { parts } = dealership
  const spoken = languagesOn(parts)
  if (!spoken.includes(language)) return leaveOut(options.outDir)
  const pages = sitePages(models, outlets, parts)
  for (const page of pages)
    await publishPage(fileHere(page.file), await renderPage(page.path, { ...options, spoken }), options)
  // Former names are asked for last: when a model is renamed while pages are made, its old page needs the
  // redirect to the new name.
  const formerNames = await callApi('listFormerNames')
  await writePage(
    options.outDir,
    fileHere('app.html'),
    fill(options.template, shellTitle(dealership) + shellFacts(dealership), withoutScripts(parts)),
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
      ...otherSpellings(models, parts),
      ...shells,
    ].map(ruleHere),
  }
}

/** A language that is switched off has no pages; the files that it had beside them go too. */
async function leaveOut(
  outDir: string,
): Promise<{ pages: number; redirects: Rewrite[]; salesPhone: string }> {
  for (const file of ['app.html', 'manifest.webmanifest']) await removePage(outDir, fileHere(file))
  return { pages: 0, redirects: [], salesPhone: '' }
}

/**
 * The page for visitors without a connection. The app's script is left out, because that script would look
 * for the page of the address.
 */
function offlinePage({ template }: PrerenderOptions, dealership: Dealership): string {
  const { head, body } = liftHead(renderToStaticMarkup(<OfflinePage dealership={dealership} />))
  const page = template.replace(/<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
  return fill(page, `${head}<script defer src="${tryAgainPath}"></script>`, body)
}

/** The robots.txt: crawlers may read everything but the back office and the API calls behind the pages. */
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
