import { dealerPages } from './pages/dealer-pages.ts'
import { ownerPages } from './pages/owner-pages.ts'
import type { Page } from './pages/page.ts'
import { vehiclePages } from './pages/vehicle-pages.ts'
import { visitorPages } from './pages/visitor-pages.ts'
import { isOff, type PartsOff } from './site-parts.ts'

/**
 * The registry of public pages. `npm run schema` makes the browser's paths, routes and links from its rows,
 * so that a first load needs nothing else of them; build, sitemap, search and tests read the rows here.
 */
export const pages = { ...vehiclePages, ...ownerPages, ...visitorPages, ...dealerPages }

/** The key of a row. */
export type PageName = keyof typeof pages

/** The name of a page's file in a folder of `web/src/routes/site`, without `-page.tsx`. */
export function pageFile(name: PageName): string {
  return pages[name].file ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The parts of the site as far as addresses know them. */
export interface AddressParts extends PartsOff {
  networkAddress: string
}

/** The address of a page, whose last segment may be the one that staff chose. */
export function addressOf({ path, hasOwnAddress }: Page, { networkAddress }: AddressParts): string {
  return hasOwnAddress ? `${path}/${networkAddress}` : path
}

/** The pages that have one address each, whether their parts are on or off. */
export const singlePages: readonly Page[] = Object.values(pages).filter(({ isOfMany }) => !isOfMany)

const { spareParts, serviceEnquiry, salesEnquiry, review, exchange } = pages
/** The pages that the sitemap names behind the others. */
const lastInSitemap = [spareParts, serviceEnquiry, salesEnquiry, review, exchange]

const inSitemap = [
  ...singlePages.filter((page) => !page.isQuiet && !lastInSitemap.includes(page)),
  ...lastInSitemap,
]

/**
 * The single pages that search engines are told of, by their addresses in the order of the sitemap; those of
 * parts that are off are left out.
 */
export function publicPages(parts: AddressParts): string[] {
  return inSitemap.filter(({ part }) => !isOff(parts, part)).map((page) => addressOf(page, parts))
}

/** The single pages that are about one visitor, by their addresses; no search engine is told of them. */
export const quietPages: readonly string[] = singlePages
  .filter(({ isQuiet }) => isQuiet)
  .map(({ path }) => path)

/** The page of a model, by the name of links and calls. */
export function modelPage(bikeName: string): string {
  return `${pages.viewDetails.path}?bikeName=${encodeURIComponent(bikeName)}`
}

/** The page of an outlet, by its id. */
export function outletPage(id: number): string {
  return `${pages.dealer.path}/${id}`
}
