/**
 * A price that is so many times the old one, or so small a part of it, has most likely a digit too many or
 * too few.
 */
const oddFactor = 5

/**
 * Whether a price (rupees) looks mistyped beside the one that it replaces: a digit too many, or one too few.
 */
export function isOddPrice(before: number, after: number): boolean {
  return before > 0 && (after >= before * oddFactor || after * oddFactor <= before)
}
