/** The four model lines as the `type` of a detail page's address names them. */
export type LineType = 'motorcycle' | 'scooters' | 'ev' | 'bigwing'

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** Every address of the site, in one place. Functions take plain values and do the encoding. */
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
  finance: '/finance',
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
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminPreview: '/admin/preview',

  /** The detail page of a bike. Menu links carry the line, other links may leave it out. */
  viewDetails: (bikeName: string, type?: LineType) => withQuery('/view-details', { bikeName, type }),
  /** The 360 degree view; the name stands in the address so that a reload keeps it. */
  angleView: (bikeName?: string) => withQuery('/angle-view', { bikeName }),
  /** The test-ride enquiry, locked to a bike when one is named. */
  productEnquiry: (bikeName?: string) => withQuery('/text-ride-booking', { bikeName }),
  /** The finance page with bike and price (rupees) filled in. */
  financeFor: (bikeName: string, price: number) => withQuery('/finance', { bikeName, price: String(price) }),
  /** An outlet's page, id 1 to 12. */
  dealer: (id: number | string) => `/dealers/${encodeURIComponent(id)}`,
} as const

/** The patterns the router needs where a path has a part that varies or a query behind it. */
export const patterns = {
  viewDetails: '/view-details',
  angleView: '/angle-view',
  productEnquiry: '/text-ride-booking',
  dealer: '/dealers/:id',
} as const
