/**
 * Splits a list into groups of at most `size`. Pages of one group share a browser context, which loads their
 * common files only once.
 */
export function groupsOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, nth) => list.slice(nth * size, (nth + 1) * size))
}
