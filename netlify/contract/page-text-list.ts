/** The texts of pages that staff write, as plain data. */
export const pageTextIds = [
  'about',
  'company-profile',
  'terms',
  'amc-benefits',
  'warranty-benefits',
  'finance-disclaimer',
] as const
export type PageTextId = (typeof pageTextIds)[number]

/** What staff call a text, and the page that shows it. */
export const pageTexts: Record<PageTextId, { label: string; page: string }> = {
  about: { label: 'About us', page: '/aboutus' },
  'company-profile': { label: 'Company profile', page: '/about-us' },
  terms: { label: 'Terms and conditions', page: '/terms-conditions' },
  'amc-benefits': { label: 'AMC benefits', page: '/amc' },
  'warranty-benefits': { label: 'Extended Warranty Plus benefits', page: '/extendedWarrantyPlus' },
  'finance-disclaimer': { label: 'Finance disclaimer', page: '/finance' },
}
