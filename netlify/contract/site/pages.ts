/** Public pages with one address each, in the order of the sitemap; models and outlets have theirs below. */
export const publicPages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/bigWing',
  '/models',
  '/text-ride-booking',
  '/services',
  '/service-booking',
  '/amc',
  '/extendedWarranty',
  '/extendedWarrantyPlus',
  '/owners',
  '/finance',
  '/emi',
  '/networks',
  '/dealers/become-honda-network',
  '/aboutus',
  '/about-us',
  '/contact',
  '/testimonials',
  '/meet-staff',
  '/career',
  '/offers',
  '/gallery',
  '/optain',
  '/joy-club',
  '/terms-conditions',
  '/spare-parts',
  '/service-enquiry',
  '/sales-enquiry',
  '/review',
  '/exchange',
] as const

/** Public pages that are about one visitor: built like the others, and no search engine is told of them. */
export const quietPages = ['/enquiry-status', '/withdraw', '/appointment', '/compare'] as const

/** The page of a model, by the name of links and calls. */
export function modelPage(bikeName: string): string {
  return `/view-details?bikeName=${encodeURIComponent(bikeName)}`
}

/** The page of an outlet, by its id. */
export function outletPage(id: number): string {
  return `/dealers/${id}`
}
