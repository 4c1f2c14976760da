import { pagePaths } from '#contract/generated/paths.ts'

/** The four model lines as the `type` of a detail page's address names them. */
export type LineType = 'motorcycle' | 'scooters' | 'ev' | 'bigwing'

/** What somebody chose on a model's page. It travels in the address, from page to page and in a shared link. */
export interface Chosen {
  /** The name of a variant; its price is always read anew. */
  variant?: string | undefined
  /** The name of a colour. */
  colour?: string | undefined
}

/** An address with what is known in its query; what is empty or undefined is left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/**
 * Every address that the browser links to: those of the pages in `#contract/site/pages.ts`, and the back office. Functions
 * take plain values and do the encoding.
 */
export const paths = {
  ...pagePaths,
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminPreview: '/admin/preview',

  /** The detail page of a bike. Menu links carry the line, other links may leave it out. */
  viewDetails: (bikeName: string, type?: LineType, chosen?: Chosen) =>
    withQuery(pagePaths.viewDetails, { bikeName, type, ...chosen }),
  /** The 360 degree view; the name stands in the address so that a reload keeps it. */
  angleView: (bikeName?: string, chosen?: Chosen) => withQuery(pagePaths.angleView, { bikeName, ...chosen }),
  /** The test-ride enquiry, locked to a bike when one is named. */
  productEnquiry: (bikeName?: string, chosen?: Chosen) =>
    withQuery(pagePaths.productEnquiry, { bikeName, ...chosen }),
  /** The finance page with the bike filled in, and the loan (rupees) where one was worked out. */
  financeFor: (bikeName: string | undefined, variant?: string, loan?: number) =>
    withQuery(pagePaths.finance, { bikeName, variant, loan }),
  /** An outlet's page, by its number. */
  dealer: (id: number | string) => `${pagePaths.dealer}/${encodeURIComponent(id)}`,
} as const

/** The page of a slip. */
export function slipPath(number: string): string {
  return `${pagePaths.slip}/${encodeURIComponent(number)}`
}
