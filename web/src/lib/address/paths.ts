import type { Category } from '#contract/catalogue/lines.ts'
import { pagePaths } from '#contract/generated/paths.ts'

/** The four model lines, as the `type` in the address of a model's page names them. */
export type LineType = 'motorcycle' | 'scooters' | 'ev' | 'bigwing'

/**
 * The choices of a visitor on a model's page. They are part of the address, so that they go along from page
 * to page and in a shared link.
 */
export interface Chosen {
  /** The name of a variant. Its price is not in the address, because prices are always fetched. */
  variant?: string | undefined
  /** The name of a colour. */
  colour?: string | undefined
}

/** The listing of each line. */
export const linePaths = {
  motorcycle: pagePaths.motorcycle,
  scooter: pagePaths.scooters,
  ev: pagePaths.ev,
  bigwing: pagePaths.bigWing,
} as const satisfies Record<Category, string>

/** An address with the given query; empty and undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/**
 * Every address that the browser links to: the pages in `#contract/site/pages.ts` and the back office.
 * Functions take plain values and encode them.
 */
export const paths = {
  ...pagePaths,
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminPreview: '/admin/preview',

  /** The page of a bike. Links in the menu include the line, other links may leave the line out. */
  viewDetails: (bikeName: string, type?: LineType, chosen?: Chosen) =>
    withQuery(pagePaths.viewDetails, { bikeName, type, ...chosen }),
  /** The 360 degree view; the name is in the address so that a reload keeps it. */
  angleView: (bikeName?: string, chosen?: Chosen) => withQuery(pagePaths.angleView, { bikeName, ...chosen }),
  /** The test-ride enquiry, fixed to a bike where a name is given, at an outlet where its number is. */
  productEnquiry: (bikeName?: string, chosen?: Chosen & { outlet?: number }) =>
    withQuery(pagePaths.productEnquiry, { bikeName, ...chosen }),
  /** The page on which a visitor asks to be told when a model comes in a variant and colour. */
  tellMeOf: (bikeName: string, chosen: Chosen) => withQuery(pagePaths.tellMe, { bikeName, ...chosen }),
  /**
   * The finance page with the bike filled in, and with the loan (rupees) that the visitor worked out, where
   * there is one.
   */
  financeFor: (bikeName: string | undefined, variant?: string, loan?: number) =>
    withQuery(pagePaths.finance, { bikeName, variant, loan }),
  /** An outlet's page, by its number. */
  dealer: (id: number | string) => `${pagePaths.dealer}/${encodeURIComponent(id)}`,
} as const

/** The page of a slip. */
export function slipPath(number: string): string {
  return `${pagePaths.slip}/${encodeURIComponent(number)}`
}
