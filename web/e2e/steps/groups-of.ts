/** The list in groups of a size. What is opened in one browser context loads only once what all of it shares. */
export function groupsOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, nth) => list.slice(nth * size, (nth + 1) * size))
}
