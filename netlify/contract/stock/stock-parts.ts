// What screens about the stock show without loading the schemas.

/** The most vehicles of one variant and colour at an outlet; the database checks the same limit. */
export const mostCounted = 999

/** The most lines of a list of the stock, and the most rows of one count. */
export const mostStockLines = 2000

/** How long a count is told to visitors, in hours; the database leaves older ones out. */
export const freshHours = 48

/** What can be wrong with a line of a list. */
export const stockFaults = ['outlet', 'model', 'variant', 'colour', 'count', 'twice'] as const
export type StockFault = (typeof stockFaults)[number]
