import { indianNumber, numberDigits } from '#contract/wire/phone-number.ts'
import { spacedNumber } from './spaced-number.ts'

/** What a spreadsheet would turn into another number, a day or the result of a sum. */
const altered = /^(?:0\d+|\d{16,}|\d+e\d+|\+\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|[+-]?\d+(?:[-+*/]\d+)+)$/i

/** A text in a form that spreadsheets keep, with a sign in front where they would alter it. */
export function textCell(text: string): string {
  return altered.test(text) ? `'${text}` : text
}

/**
 * A telephone number with a blank in it, which every spreadsheet keeps as text: `98765 43210`. A zero before
 * 1 to 6 is the code of a place and stays.
 */
export function phoneCell(text: string): string {
  const number = indianNumber(text)
  if (number && !/^0[1-6]/.test(numberDigits(text))) return spacedNumber(number)
  const spaced = text.replace(/[-().\s]+/g, ' ').trim()
  return altered.test(spaced) ? `${spaced.slice(0, -5)} ${spaced.slice(-5)}` : spaced
}
