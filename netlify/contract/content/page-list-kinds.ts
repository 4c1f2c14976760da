/** The lists that staff keep whole, as plain data. */
export const pageListIds = [
  'lenders',
  'team',
  'testimonials',
  'templates',
  'service-plan',
  'exchange-values',
] as const
export type PageListId = (typeof pageListIds)[number]

/** What the rate of a loan is on: what is still owed, or the whole loan for all its months. */
export const lenderMethods = ['reducing', 'flat'] as const
