/**
 * A label of a specification as its page shows it: `overallLength` becomes `Overall Length`, and words stay
 * as they are.
 */
export function labelWords(label: string): string {
  if (/\s/.test(label)) return label
  const words = label.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The inverse of `labelWords`: `Seat height` becomes `seatHeight`, the key by which pages find a figure; a
 * label with capitals inside stays.
 */
export function labelKey(words: string): string {
  const text = words.trim()
  if (!/^[A-Za-z][a-z0-9]*(?: [A-Za-z][a-z0-9]*)*$/.test(text)) return text
  return text.toLowerCase().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
}
