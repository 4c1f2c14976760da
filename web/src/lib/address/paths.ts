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
 * Every address that the browser links to. Functions take plain values and do the encoding. A test compares them with those
 * that build and sitemap know, in `#contract/site/pages.ts`.
 */
export const paths = {
  home: '/',
  motorcycle: '/motorcycle',
  scooters: '/scooters',
  ev: '/ev',
  bigWing: '/bigWing',
  services: '/services',
  serviceBooking: '/service-booking',
  amc: '/amc',
  extendedWarranty: '/extendedWarranty',
  extendedWarrantyPlus: '/extendedWarrantyPlus',
  owners: '/owners',
  finance: '/finance',
  compareLoans: '/emi',
  networks: '/networks',
  becomeNetworkPartner: '/dealers/become-honda-network',
  aboutUs: '/aboutus',
  companyProfile: '/about-us',
  contact: '/contact',
  testimonials: '/testimonials',
  meetStaff: '/meet-staff',
  career: '/career',
  offers: '/offers',
  gallery: '/gallery',
  optIn: '/optain',
  joyClub: '/joy-club',
  termsConditions: '/terms-conditions',
  models: '/models',
  spareParts: '/spare-parts',
  serviceEnquiry: '/service-enquiry',
  salesEnquiry: '/sales-enquiry',
  review: '/review',
  exchange: '/exchange',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminPreview: '/admin/preview',

  /** The detail page of a bike. Menu links carry the line, other links may leave it out. */
  viewDetails: (bikeName: string, type?: LineType, chosen?: Chosen) =>
    withQuery('/view-details', { bikeName, type, ...chosen }),
  /** The 360 degree view; the name stands in the address so that a reload keeps it. */
  angleView: (bikeName?: string, chosen?: Chosen) => withQuery('/angle-view', { bikeName, ...chosen }),
  /** The test-ride enquiry, locked to a bike when one is named. */
  productEnquiry: (bikeName?: string, chosen?: Chosen) =>
    withQuery('/text-ride-booking', { bikeName, ...chosen }),
  /** The finance page with the bike filled in, and the loan (rupees) where one was worked out. */
  financeFor: (bikeName: string | undefined, variant?: string, loan?: number) =>
    withQuery('/finance', { bikeName, variant, loan }),
  /** An outlet's page, by its number. */
  dealer: (id: number | string) => `/dealers/${encodeURIComponent(id)}`,
} as const

/** The addresses of pages that are one visitor's alone, by a link or a choice; no sitemap has them. */
export const quietPaths = {
  enquiryStatus: '/enquiry-status',
  withdraw: '/withdraw',
  appointment: '/appointment',
  compare: '/compare',
} as const

/** Where a slip is looked up by its number. */
export const slipsPath = '/slip'

/** The page of a slip. */
export function slipPath(number: string): string {
  return `${slipsPath}/${encodeURIComponent(number)}`
}

/** The patterns the router needs where a path has a part that varies or a query behind it. */
export const patterns = {
  viewDetails: '/view-details',
  angleView: '/angle-view',
  productEnquiry: '/text-ride-booking',
  dealer: '/dealers/:id',
} as const
