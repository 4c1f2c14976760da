/**
 * The places of a record that two people can change without losing anything: each fact and picture, and each
 * list as a whole; for example `facts.tagline`, `specification.engine`, `variants`.
 */
export function placesOf(value: unknown, path = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, path ? `${path}.${key}` : key))
}
