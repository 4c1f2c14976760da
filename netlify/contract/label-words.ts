/** A label of a specification as its page shows it: `overallLength` becomes `Overall Length`, and words stay as they are. */
export function labelWords(label: string): string {
  if (/\s/.test(label)) return label
  const words = label.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
