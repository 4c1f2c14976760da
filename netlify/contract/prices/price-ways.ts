/** Plain data about prices, apart from the schemas, so that a screen shows it without loading zod. */

/** The ways in which a price changes, in the words of its history. */
export const priceWays = {
  one: 'Manage Price',
  catalogue: 'Catalogue',
  batch: 'Change many',
  undo: 'Change many, undone',
  'take-back': 'Taken back from the audit trail',
  import: 'Import or first price',
} as const
export type PriceWay = keyof typeof priceWays

/** The most prices of one batch. */
export const mostBatchPrices = 500

/** How long a batch can be undone after it was applied, in days. */
export const undoDays = 7
