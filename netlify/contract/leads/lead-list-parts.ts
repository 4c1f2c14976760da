// What a screen about a list of leads shows without loading the schemas.

/** The most rows of a list of leads. */
export const mostListedLeads = 2000

/** The meanings that a column of a list can have; every other column is kept as a further answer. */
export const listFields = ['name', 'mobile', 'email', 'model', 'message', 'came'] as const
export type ListField = (typeof listFields)[number]

/**
 * What becomes of a row: a new lead, a new lead of a known person, nothing because it is here, or refused.
 */
export const rowFates = ['new', 'same-person', 'known', 'refused'] as const
export type RowFate = (typeof rowFates)[number]
