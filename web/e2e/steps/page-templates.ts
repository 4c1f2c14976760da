import type { Page, PageTemplate } from '#contract/site/pages/page.ts'
import { addressOf, modelPage, outletPage, singlePages as rows } from '#contract/site/pages.ts'
import { demoParts } from '../../../supabase/seed/dealership.ts'

const bike = modelPage('SP125')

/**
 * The templates of public pages: pages of one template differ only in texts, pictures and figures. Each
 * template is listed with the addresses at which it is tested, in every state that an address can open, and
 * with the types of its facts for search engines.
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
} as const satisfies Record<PageTemplate, { seenAt: readonly string[]; facts: readonly string[] }>

interface Made {
  template: PageTemplate
  /** The h1 of the page, in English. */
  heading: string
}

/** The demo's names for the parts of its site stand in the headings of their pages. */
function headingOf({ title, heading = title, hasOwnAddress, namedBy, part }: Page): string {
  if (hasOwnAddress) return demoParts.names.network
  if (!namedBy) return heading
  return part === 'club' ? demoParts.names.club : demoParts.names[namedBy].toUpperCase()
}

/** Every public page that has a single address, by that address. */
export const singlePages: Readonly<Record<string, Made>> = Object.fromEntries(
  rows.map((page) => [addressOf(page, demoParts), { template: page.template, heading: headingOf(page) }]),
)
