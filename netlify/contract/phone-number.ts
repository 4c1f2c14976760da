const nativeDigits = '୦୧୨୩୪୫୬୭୮୯०१२३४५६७८९'

/** The digits of a telephone number in order, those of Odia and Devanagari as 0 to 9, and nothing else. */
export function numberDigits(number: string): string {
  return number.replace(/[୦-୯०-९]/g, (digit) => String(nativeDigits.indexOf(digit) % 10)).replace(/\D/g, '')
}

/**
 * The last ten digits of a search term that reads like a number of six digits or more; undefined for any other. The
 * database's `private.searched_number` reads a term the same way.
 */
export function searchedNumber(term: string): string | undefined {
  const local = term.replace(/^\s*\+\s*91/, '')
  // Signs that come along when a number is copied out of a chat count as gaps.
  if (!/^[-+().\s\d୦-୯०-९\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/.test(local)) return undefined
  const digits = numberDigits(local)
  return digits.length >= 6 ? digits.slice(-10) : undefined
}
