import { firstRoutes } from '#contract/generated/first-routes.ts'
import { lateRoutes } from '#contract/generated/late-routes.ts'
import { keptPaths, ownPaths, pagePaths } from '#contract/generated/paths.ts'

/**
 * The kinds of addresses that the service worker answers; the worker leaves an address without a kind alone.
 */
export type Kind = 'page' | 'asset' | 'picture' | 'call'

/**
 * Calls whose answers are the same for every visitor and useful without a connection. Every other call goes
 * to the server.
 */
const keptCalls = [
  ...Object.values(firstRoutes).filter(({ path }) => path !== firstRoutes.getSiteBuild.path),
  lateRoutes.getOnRoad,
  lateRoutes.listServicePlan,
  lateRoutes.getSearchIndex,
  lateRoutes.listExchangeValues,
].map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** The folder of a page in a language other than English. */
const languageFolder = /^\/(or|hi)(?=\/|$)/

/**
 * Pages that belong to one person: the back office, a slip with its visitor's name, the pages about one
 * enquiry or appointment.
 */
const ownPages = new RegExp(`^(${['/admin', ...ownPaths].join('|')})(/|$)`)

/** Pictures of the site. Pictures that visitors and staff uploaded for few people have other addresses. */
const pictures =
  /^\/(media\/.+\.(avif|webp|jpe?g|png|svg)$|\.netlify\/images$|icons\/|favicon\.svg$|no-picture\.svg$)/

/** The script of the page that says that a page cannot be shown. */
export const tryAgainPath = '/try-again.js'

/** The folder of a page's language in its address, such as `/or`; empty for English. */
export function folderOf({ pathname }: Pick<URL, 'pathname'>): string {
  return languageFolder.exec(pathname)?.[0] ?? ''
}

/**
 * The kind of an address of this site; `isPage` is true where the browser opens the address as a page.
 * Undefined where the worker leaves the address alone.
 */
export function kindOf(address: URL, isPage: boolean): Kind | undefined {
  const { pathname } = address
  if (pathname.startsWith('/api/')) return keptCalls.some((path) => path.test(pathname)) ? 'call' : undefined
  if (isPage) return isKeptPage(address) ? 'page' : undefined
  if (pathname.startsWith('/assets/') || pathname === tryAgainPath) return 'asset'
  return pictures.test(pathname) ? 'picture' : undefined
}

/**
 * Whether a page belongs to one person: such a page is never kept, and without a connection a notice is shown
 * instead.
 */
export function isOwnPage(address: URL): boolean {
  return ownPages.test(address.pathname.slice(folderOf(address).length))
}

/** Whether a page is one of the back office, whose code may be kept, though nothing that it shows is. */
export function isOffice({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/admin(\/|$)/.test(pathname)
}

function isKeptPage(address: URL): boolean {
  const path = address.pathname.slice(folderOf(address).length) || '/'
  // The path of a file has an ending, the path of a page has none.
  return !isOwnPage(address) && !/\.\w+$/.test(path) && !path.startsWith('/media/')
}

/**
 * The address under which a page is kept. Of the query only the model's name is left: one HTML serves every
 * variant, tab and colour, and the rest of an address may tell who a person is.
 */
export function pageKey(address: URL): string {
  const key = new URL(address.pathname.replace(/(?<=.)\/$/, ''), address.origin)
  const model = address.searchParams.get('bikeName')
  if (model !== null) key.searchParams.set('bikeName', model)
  return key.href
}

const outletPage = new RegExp(`^${pagePaths.dealer}/(\\d+)$`)

/**
 * The call whose answer a page needs in order to be shown, in the page's language; undefined for a page whose
 * texts are part of its code.
 */
export function neededCall(address: URL): string | undefined {
  const folder = folderOf(address)
  const path = address.pathname.slice(folder.length)
  const outlet = outletPage.exec(path)?.[1]
  const model = path === pagePaths.viewDetails ? (address.searchParams.get('bikeName') ?? '') : undefined
  if (outlet === undefined && model === undefined) return undefined
  const call = outlet ? `/api/dealers/${outlet}` : `/api/bikeView/${encodeURIComponent(model ?? '')}`
  return folder ? `${call}?language=${folder.slice(1)}` : call
}

const pagesOfKeptCode = keptPaths.map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`))

/** Whether the kept code can show this page although the visitor never opened it. */
export function isOfKeptCode(address: URL): boolean {
  const path = address.pathname.slice(folderOf(address).length) || '/'
  return pagesOfKeptCode.some((page) => page.test(path))
}
