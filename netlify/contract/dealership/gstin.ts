/** The shape of a GSTIN: state, PAN, count, Z and a check character. */
export const gstinPattern: RegExp = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether a text in capitals is a GSTIN whose last character is the check of the fourteen before it. */
export function isGstin(text: string): boolean {
  return gstinPattern.test(text) && text.endsWith(checkOf(text.slice(0, -1)))
}

/** The check character of fourteen others: every second one counts twice, by the digits of base 36. */
export function checkOf(others: string): string {
  const sum = [...others].reduce((total, character, place) => {
    const product = characters.indexOf(character) * (1 + (place % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return characters.charAt((36 - (sum % 36)) % 36)
}
