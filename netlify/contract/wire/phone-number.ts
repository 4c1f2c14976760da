/** A text with the digits of every script as 0 to 9; nothing else in it changes. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of a script side by side, 0 first.
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

/**
 * A typed whole number in plain digits; it may come in digits of any script, grouped or not, with or without
 * `km`.
 */
export function plainNumber(typed: string): string {
  return latinDigits(typed).replace(/[,\s]|km$/gi, '')
}

/** The digits of a telephone number in order, digits of every script as 0 to 9, and nothing else. */
export function numberDigits(number: string): string {
  return latinDigits(number).replace(/\D/g, '')
}

/**
 * The ten digits of an Indian number, a mobile's or a landline's with its code, without +91 or the 0 in
 * front; undefined for any other number.
 */
export function indianNumber(number: string): string | undefined {
  return /^(?:0|91|091|0091)?([1-9]\d{9})$/.exec(numberDigits(number))?.[1]
}

/**
 * Whether a number can be called: an Indian number, toll-free included, or a number of another country with
 * its code.
 */
export function isCallable(number: string): boolean {
  const digits = numberDigits(number)
  if (indianNumber(digits) || /^1[89]00\d{6,7}$/.test(digits)) return true
  return /^(?:\+|00)/.test(latinDigits(number).replace(gaps, '')) && /^0*(?!91)[1-9]\d{7,14}$/.test(digits)
}

/**
 * The signs that may stand between the digits of a number, with those that come along, mostly unseen, when a
 * number is copied out of a chat or a list.
 */
const between = '\\-().,\\s\\u00ad\\u061c\\u200b-\\u2015\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff'
const gaps = new RegExp(`[/${between}]`, 'g')
const likeNumber = new RegExp(`^[+\\d୦-୯०-९${between}]*$`)

/** Whether a text is written as a number: digits of any script, the usual gaps, and a plus in front. */
export function isWrittenAsNumber(text: string): boolean {
  return /^\+?\p{Nd}+$/u.test(text.replace(gaps, ''))
}

/**
 * The last ten digits of a search term that reads like a number of six digits or more; undefined for any
 * other. The database's `private.searched_number` reads a term the same way.
 */
export function searchedNumber(term: string): string | undefined {
  const local = term.replace(/^\s*\+\s*91/, '')
  if (!likeNumber.test(local)) return undefined
  const digits = numberDigits(local)
  return digits.length >= 6 ? digits.slice(-10) : undefined
}
