import { modelPage, outletPage, type publicPages, type quietPages } from '#contract/site/pages.ts'

/** A public page with one address. */
type SinglePage = (typeof publicPages)[number] | (typeof quietPages)[number]

const bike = modelPage('SP125')

/**
 * What public pages are made of: those of one template differ in words, pictures and figures alone. Each stands here with
 * where it is looked at, in every state an address can open, and with the kinds of facts that search engines are told there.
 */
export const templates = {
  home: { seenAt: ['/'], facts: [] },
  listing: { seenAt: ['/motorcycle'], facts: [] },
  // These two have colours of their own.
  'listing of EVs': { seenAt: ['/ev'], facts: [] },
  'listing of big bikes': { seenAt: ['/bigWing'], facts: [] },
  'all models': { seenAt: ['/models'], facts: ['BreadcrumbList', 'ItemList'] },
  model: {
    seenAt: [
      bike,
      ...['specifications', 'colours', 'features', 'accessories'].map((tab) => `${bike}&tab=${tab}`),
    ],
    facts: ['BreadcrumbList', 'Motorcycle', 'Product'],
  },
  'angle view': { seenAt: ['/angle-view?bikeName=SP125'], facts: [] },
  'test ride': { seenAt: ['/text-ride-booking?bikeName=SP125'], facts: [] },
  form: { seenAt: ['/service-booking'], facts: ['BreadcrumbList'] },
  'form of choices': { seenAt: ['/review'], facts: ['BreadcrumbList'] },
  'form beside a film': { seenAt: ['/optain'], facts: ['BreadcrumbList'] },
  'form beside tables': { seenAt: ['/finance'], facts: ['BreadcrumbList'] },
  text: { seenAt: ['/about-us'], facts: ['BreadcrumbList'] },
  cards: { seenAt: ['/testimonials'], facts: ['BreadcrumbList'] },
  pictures: { seenAt: ['/gallery'], facts: ['BreadcrumbList'] },
  outlets: { seenAt: ['/networks'], facts: ['BreadcrumbList'] },
  outlet: { seenAt: [outletPage(1)], facts: ['BreadcrumbList', 'AutoDealer'] },
  calculator: { seenAt: ['/emi'], facts: ['BreadcrumbList'] },
  comparison: { seenAt: ['/compare?m=SHINE100&m=SHINE125&m=SP125'], facts: ['BreadcrumbList'] },
  'one visitor': { seenAt: ['/enquiry-status'], facts: ['BreadcrumbList'] },
} as const satisfies Record<string, { seenAt: readonly string[]; facts: readonly string[] }>

export type Template = keyof typeof templates

interface Made {
  template: Template
  /** The page's one heading, in English. */
  heading: string
}

/** Every public page with one address. One that is missing here does not compile. */
export const singlePages: Readonly<Record<SinglePage, Made>> = {
  '/': { template: 'home', heading: 'Ride home happy.' },
  '/motorcycle': { template: 'listing', heading: 'MOTORCYCLES' },
  '/scooters': { template: 'listing', heading: 'SCOOTERS' },
  '/ev': { template: 'listing of EVs', heading: 'EV' },
  '/bigWing': { template: 'listing of big bikes', heading: 'BIGWING' },
  '/models': { template: 'all models', heading: 'All models' },
  '/text-ride-booking': { template: 'test ride', heading: 'PRODUCT ENQUIRY' },
  '/services': { template: 'text', heading: 'Services' },
  '/service-booking': { template: 'form', heading: 'Book for service' },
  '/amc': { template: 'form', heading: 'Annual maintenance contract' },
  '/extendedWarranty': { template: 'form beside tables', heading: 'Extended warranty' },
  '/extendedWarrantyPlus': { template: 'text', heading: 'Extended Warranty Plus' },
  '/owners': { template: 'calculator', heading: 'Your two-wheeler' },
  '/finance': { template: 'form beside tables', heading: 'Finance' },
  '/emi': { template: 'calculator', heading: 'Compare loan offers' },
  '/networks': { template: 'outlets', heading: 'Our network' },
  '/dealers/become-honda-network': { template: 'form', heading: 'Become Honda Network' },
  '/aboutus': { template: 'text', heading: 'About Us' },
  '/about-us': { template: 'text', heading: 'Company profile' },
  '/contact': { template: 'form', heading: 'Contact us' },
  '/testimonials': { template: 'cards', heading: 'Testimonials' },
  '/meet-staff': { template: 'cards', heading: 'Meet the staff' },
  '/career': { template: 'form of choices', heading: 'Careers' },
  '/offers': { template: 'form', heading: 'Offers' },
  '/gallery': { template: 'pictures', heading: 'Gallery' },
  '/optain': { template: 'form beside a film', heading: 'Opt in to our messages' },
  '/joy-club': { template: 'form beside a film', heading: 'Joy Club' },
  '/terms-conditions': { template: 'text', heading: 'Terms and conditions' },
  '/spare-parts': { template: 'form', heading: 'Spare parts and accessories' },
  '/service-enquiry': { template: 'form', heading: 'Ask the workshop' },
  '/sales-enquiry': { template: 'form', heading: 'Ask the showroom' },
  '/review': { template: 'form of choices', heading: 'Write a review' },
  '/exchange': { template: 'form of choices', heading: 'Exchange your old two-wheeler' },
  '/enquiry-status': { template: 'one visitor', heading: 'Status of your enquiry' },
  '/withdraw': { template: 'one visitor', heading: 'Withdraw your consent' },
  '/appointment': { template: 'one visitor', heading: 'Your appointment' },
  '/compare': { template: 'comparison', heading: 'Compare' },
}
