import { groupLakhs } from '#domain/prices/rupee-words.ts'

/** `Rs. 1,04,500`: the typefaces built into every PDF reader have no rupee sign. */
export function priceText(rupees: number): string {
  return `Rs. ${groupLakhs(rupees)}`
}
