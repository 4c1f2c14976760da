import { pagePaths } from '#contract/generated/paths.ts'
import type { SitePartId } from '#contract/site/site-parts.ts'

/** The texts of pages that staff write, as plain data. */
export const pageTextIds = [
  'about',
  'company-profile',
  'terms',
  'amc-benefits',
  'warranty-benefits',
  'finance-disclaimer',
  'joy-club-perks',
  'career-steps',
  'network-steps',
] as const
export type PageTextId = (typeof pageTextIds)[number]

const eachHeading = 'Each heading is a step, with its words below it.'

/**
 * For each text: its name for staff, the page that shows it, the part of the site to which that page belongs,
 * and a hint how to write a text that the page lays out in its own way.
 */
export const pageTexts: Record<
  PageTextId,
  { label: string; page: string; part?: SitePartId; hint?: string }
> = {
  about: { label: 'About us', page: pagePaths.aboutUs },
  'company-profile': { label: 'Company profile', page: pagePaths.companyProfile },
  terms: { label: 'Terms and conditions', page: pagePaths.termsConditions },
  'amc-benefits': { label: 'AMC benefits', page: pagePaths.amc },
  'warranty-benefits': { label: 'Extended Warranty Plus benefits', page: pagePaths.extendedWarrantyPlus },
  'finance-disclaimer': { label: 'Finance disclaimer', page: pagePaths.finance },
  'joy-club-perks': {
    label: 'Club perks',
    page: pagePaths.club,
    part: 'club',
    hint: 'Each heading is a perk, with its words below it. While this is empty the page promises none.',
  },
  'career-steps': { label: 'Career steps', page: pagePaths.career, part: 'career', hint: eachHeading },
  'network-steps': {
    label: 'Network partner steps',
    page: pagePaths.networks,
    part: 'network',
    hint: eachHeading,
  },
}
