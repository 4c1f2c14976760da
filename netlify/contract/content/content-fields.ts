/**
 * What staff put on the pages with a picture, kind by kind, and the texts that each of them has: plain data, from which
 * schemas, queries and screens take theirs.
 */
export const contentFields = {
  slides: ['alt', 'title', 'line', 'link', 'from', 'to'],
  offers: ['title', 'description', 'terms', 'amount', 'models', 'from', 'to'],
  notifications: ['alt', 'from', 'to'],
  gallery: ['alt'],
} as const

export type ContentKindId = keyof typeof contentFields
export type ContentField = (typeof contentFields)[ContentKindId][number]

/** The kinds whose items stand in an order of their own. */
export const orderedKinds = ['slides', 'gallery'] as const
export type OrderedKind = (typeof orderedKinds)[number]

/** What the call names that says what was seen in a field: `expectedTitle`. */
export function expectedName<Name extends string>(name: Name): `expected${Capitalize<Name>}` {
  return `expected${name.charAt(0).toUpperCase()}${name.slice(1)}` as `expected${Capitalize<Name>}`
}
