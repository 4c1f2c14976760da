import { firstRoutes } from '#contract/generated/first-routes.ts'
import { lateRoutes } from '#contract/generated/late-routes.ts'
import { keptPaths, ownPaths, pagePaths } from '#contract/generated/paths.ts'

/** What the service worker does with an address; nothing means that it stays out of the way. */
export type Kind = 'page' | 'asset' | 'picture' | 'call'

/** Answers that are the same for every visitor and of use without a line. What is left out is asked of the server alone. */
const keptCalls = [
  ...Object.values(firstRoutes).filter(({ path }) => path !== firstRoutes.getSiteBuild.path),
  lateRoutes.listModelFacts,
  lateRoutes.getOnRoad,
  lateRoutes.listServicePlan,
  lateRoutes.getSearchIndex,
  lateRoutes.listExchangeValues,
].map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** Languages beside English have their pages below their name. */
const languageFolder = /^\/(or|hi)(?=\/|$)/

/** Somebody's own: the back office, a slip with its visitor's name, the pages about one enquiry or appointment. */
const ownPages = new RegExp(`^(${['/admin', ...ownPaths].join('|')})(/|$)`)

/** Pictures of the site; what visitors and staff uploaded for a few eyes has other addresses. */
const pictures =
  /^\/(media\/.+\.(avif|webp|jpe?g|png|svg)$|\.netlify\/images$|icons\/|favicon\.svg$|no-picture\.svg$)/

/** The code beside the words for a page that cannot be shown. */
export const tryAgainPath = '/try-again.js'

/** The language of a page's address, as the folder it stands in; nothing for English. */
export function folderOf({ pathname }: Pick<URL, 'pathname'>): string {
  return languageFolder.exec(pathname)?.[0] ?? ''
}

/** What an address of this site is, asked for as a page or not. */
export function kindOf(address: URL, isPage: boolean): Kind | undefined {
  const { pathname } = address
  if (pathname.startsWith('/api/')) return keptCalls.some((path) => path.test(pathname)) ? 'call' : undefined
  if (isPage) return isKeptPage(address) ? 'page' : undefined
  if (pathname.startsWith('/assets/') || pathname === tryAgainPath) return 'asset'
  return pictures.test(pathname) ? 'picture' : undefined
}

/** Whether a page is somebody's own: never kept, and without a line there are words in its place. */
export function isOwnPage(address: URL): boolean {
  return ownPages.test(address.pathname.slice(folderOf(address).length))
}

function isKeptPage(address: URL): boolean {
  const path = address.pathname.slice(folderOf(address).length) || '/'
  // Files have an ending, pages have none.
  return !isOwnPage(address) && !/\.\w+$/.test(path) && !path.startsWith('/media/')
}

/**
 * The address under which a page is kept. Of its query only the model counts: one HTML serves every variant, tab and colour,
 * and what else an address carries may say who somebody is.
 */
export function pageKey(address: URL): string {
  const key = new URL(address.pathname.replace(/(?<=.)\/$/, ''), address.origin)
  const model = address.searchParams.get('bikeName')
  if (model !== null) key.searchParams.set('bikeName', model)
  return key.href
}

const outletPage = new RegExp(`^${pagePaths.dealer}/(\\d+)$`)

/** The call whose answer a page cannot do without, in its language; nothing for a page whose words come with its code. */
export function neededCall(address: URL): string | undefined {
  const folder = folderOf(address)
  const path = address.pathname.slice(folder.length)
  const outlet = outletPage.exec(path)?.[1]
  const model = path === pagePaths.viewDetails ? (address.searchParams.get('bikeName') ?? '') : undefined
  if (outlet === undefined && model === undefined) return undefined
  const call = outlet ? `/api/dealers/${outlet}` : `/api/bikeView/${encodeURIComponent(model ?? '')}`
  return folder ? `${call}?language=${folder.slice(1)}` : call
}

const pagesOfKeptCode = keptPaths.map((path) => new RegExp(`^${path.replace(':id', '\\d+')}$`))

/** Whether the kept code can show a page that was never opened. */
export function isOfKeptCode(address: URL): boolean {
  const path = address.pathname.slice(folderOf(address).length) || '/'
  return pagesOfKeptCode.some((page) => page.test(path))
}
