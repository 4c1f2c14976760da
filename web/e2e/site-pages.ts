import { outletPage, type publicPages } from '#contract/pages.ts'

type CataloguePage = '/' | '/motorcycle' | '/scooters' | '/ev' | '/bigWing' | '/text-ride-booking'

/** A page that is missing here does not compile. */
const headings: Record<Exclude<(typeof publicPages)[number], CataloguePage>, string> = {
  '/models': 'All models',
  '/contact': 'Contact us',
  '/services': 'Services',
  '/service-booking': 'Book for service',
  '/amc': 'Annual maintenance contract',
  '/extendedWarranty': 'Extended warranty',
  '/extendedWarrantyPlus': 'Extended Warranty Plus',
  '/owners': 'Your two-wheeler',
  '/finance': 'Finance',
  '/emi': 'Compare loan offers',
  '/networks': 'Our network',
  '/dealers/become-honda-network': 'Become Honda Network',
  '/aboutus': 'About Us',
  '/about-us': 'Company profile',
  '/testimonials': 'Testimonials',
  '/meet-staff': 'Meet the staff',
  '/career': 'Careers',
  '/offers': 'Offers',
  '/gallery': 'Gallery',
  '/optain': 'Opt in to our messages',
  '/joy-club': 'Joy Club',
  '/terms-conditions': 'Terms and conditions',
  '/spare-parts': 'Spare parts and accessories',
  '/service-enquiry': 'Ask the workshop',
  '/sales-enquiry': 'Ask the showroom',
  '/review': 'Write a review',
  '/exchange': 'Exchange your old two-wheeler',
}

/** Every public page but the catalogue's, with the heading it must show. */
export const sitePages: readonly { path: string; heading: string }[] = [
  ...Object.entries(headings).map(([path, heading]) => ({ path, heading })),
  { path: outletPage(1), heading: 'Dolamundai' },
  { path: outletPage(12), heading: 'Link Road-Bigwing' },
]
