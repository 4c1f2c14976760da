/**
 * The kinds of content with a picture that staff put on the pages, and the text fields of each kind: plain
 * data, from which schemas, queries and screens are made.
 */
export const contentFields = {
  slides: ['alt', 'title', 'line', 'link', 'from', 'to'],
  offers: ['title', 'description', 'terms', 'amount', 'models', 'from', 'to'],
  notifications: ['alt', 'from', 'to'],
  gallery: ['alt'],
} as const

export type ContentKindId = keyof typeof contentFields
export type ContentField = (typeof contentFields)[ContentKindId][number]

/** The kinds whose items have an order that staff choose. */
export const orderedKinds = ['slides', 'gallery'] as const
export type OrderedKind = (typeof orderedKinds)[number]

/**
 * The name of the field in which a call says what its sender saw in another field: `expectedTitle` for
 * `title`.
 */
export function expectedName<Name extends string>(name: Name): `expected${Capitalize<Name>}` {
  return `expected${name.charAt(0).toUpperCase()}${name.slice(1)}` as `expected${Capitalize<Name>}`
}
