import { groupLakhs } from '#domain/prices/rupee-words.ts'

/** `Rs. 1,04,500`: the typefaces built into every PDF reader have no rupee sign. */
export function priceText(rupees: number): string {
  return `Rs. ${groupLakhs(rupees)}`
}

/** A text in the letters that the built-in typefaces have. */
export function inLatin(text: string): string {
  return text
    .replaceAll('₹', 'Rs. ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff–—]/g, '')
}
