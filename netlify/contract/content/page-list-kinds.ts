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
