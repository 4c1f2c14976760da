import type { SitePartId } from '#contract/site/site-parts.ts'

/** The lists of pages that staff edit and save as a whole, as plain data. */
export const pageListIds = [
  'lenders',
  'team',
  'testimonials',
  'templates',
  'service-plan',
  'exchange-values',
  'warranty-plans',
  'other-models',
  'pictures',
] as const
export type PageListId = (typeof pageListIds)[number]

/** The names of the lists in the menu, on their screens and in the audit trail. */
export const pageListNames: Readonly<Record<PageListId, string>> = {
  lenders: 'Lenders',
  team: 'Staff Members',
  testimonials: 'Testimonials',
  templates: 'WhatsApp Templates',
  'service-plan': 'Service Plan',
  'exchange-values': 'Exchange Values',
  'warranty-plans': 'Warranty',
  'other-models': 'Other Models',
  pictures: 'Pictures',
}

/**
 * The base of a loan's rate: the sum that is still owed (`reducing`), or the whole loan for all its months
 * (`flat`).
 */
export const lenderMethods = ['reducing', 'flat'] as const

/** A choice, and the parts of the site that it is for; without a part it is for every site. */
export interface PartChoice {
  value: string
  label: string
  parts?: readonly SitePartId[]
}

/** The forms whose list of models has more than the catalogue. */
export const modelForms = [
  { value: 'service', label: 'Service, AMC and warranty' },
  { value: 'club', label: 'Club', parts: ['club'] },
] as const satisfies readonly PartChoice[]

/** The places of pages that have a picture of their own; `share` is what link previews show. */
export const picturePlaces = [
  { value: 'share', label: 'Link previews' },
  { value: 'about', label: 'About us, Reviews' },
  { value: 'services', label: 'Services, Questions' },
  { value: 'warranty', label: 'Extended Warranty Plus' },
  { value: 'career', label: 'Career', parts: ['career'] },
  { value: 'network', label: 'Network partners, Exchange', parts: ['network', 'exchange'] },
  { value: 'club', label: 'Club', parts: ['club'] },
  { value: 'opt-in', label: 'Opt in', parts: ['opt-in'] },
] as const satisfies readonly PartChoice[]
export type PicturePlace = (typeof picturePlaces)[number]['value']
