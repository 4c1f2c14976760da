const latitude = String.raw`(-?\d{1,2}\.\d+)`
const longitude = String.raw`(-?\d{1,3}\.\d+)`

/**
 * The ways in which maps write a place, the surest first: a marker stands behind `!3d…!4d…`, the middle of
 * the view behind `@`.
 */
const ways = [
  new RegExp(`!3d${latitude}!4d${longitude}`),
  new RegExp(`[?&]mlat=${latitude}&mlon=${longitude}`),
  new RegExp(`#map=\\d+/${latitude}/${longitude}`),
  new RegExp(`${latitude}\\s*(?:,|%2C)\\s*${longitude}`),
]

/**
 * Latitude and longitude in a text from a map's clipboard, a pair or a long link; undefined for any other
 * text.
 */
export function pastedPlace(text: string): { latitude: number; longitude: number } | undefined {
  for (const way of ways) {
    const found = way.exec(text)
    if (found) return { latitude: Number(found[1]), longitude: Number(found[2]) }
  }
  return undefined
}
