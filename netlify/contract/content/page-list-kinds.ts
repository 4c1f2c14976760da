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

/**
 * The base of a loan's rate: the sum that is still owed (`reducing`), or the whole loan for all its months
 * (`flat`).
 */
export const lenderMethods = ['reducing', 'flat'] as const

/** The forms whose list of models has more than the catalogue. */
export const modelForms = [
  { value: 'service', label: 'Service, AMC and warranty' },
  { value: 'club', label: 'Club' },
] as const

/** The places of pages that have a picture of their own; `share` is what link previews show. */
export const picturePlaces = [
  { value: 'share', label: 'Link previews' },
  { value: 'about', label: 'About us, Reviews' },
  { value: 'services', label: 'Services, Questions' },
  { value: 'warranty', label: 'Extended Warranty Plus' },
  { value: 'career', label: 'Career' },
  { value: 'network', label: 'Network partners, Exchange' },
  { value: 'club', label: 'Club' },
  { value: 'opt-in', label: 'Opt in' },
] as const
export type PicturePlace = (typeof picturePlaces)[number]['value']
