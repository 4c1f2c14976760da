import type { Kind } from './entry.ts'

/** What stands above the hits of a kind. */
export const kindWords: Record<Kind, string> = {
  model: 'Models',
  variant: 'Variants',
  colour: 'Colours',
  accessory: 'Accessories',
  outlet: 'Outlets',
  page: 'Pages',
}
