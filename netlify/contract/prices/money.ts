import { z } from 'zod'
import { maxPriceRupees } from '#contract/wire/limits.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { withoutMarks } from '#contract/wire/text.ts'

export { paiseFromRupees, rupeesFromPaise } from './paise.ts'

/** Rupees on the wire: a number of 0 or more with at most two decimals. */
export const rupees = z.number().min(0).max(maxPriceRupees)

/**
 * A price as staff type it: a number, or text such as `1,04,500` or `₹ 1,04,500.50`; more than zero. Answers
 * rupees.
 */
export const typedRupees = z
  .union([z.number(), z.string().max(40)])
  .transform(readPrice)
  .pipe(rupees)

function readPrice(value: number | string, context: z.RefinementCtx): number {
  const typed = typeof value === 'number' ? value : parseRupees(value)
  // Rounded before it is judged, so that less than half a paisa counts as no price.
  const amount = Math.round(typed * 100) / 100
  if (!Number.isFinite(amount) || amount <= 0 || amount > maxPriceRupees) {
    context.addIssue({
      code: 'custom',
      message: 'Please enter a valid price',
    })
    return z.NEVER
  }
  return amount
}

const currency = /^\s*(?:₹|rs\.?|inr|rupees)\s*/i
const ending = /\s*(?:\/[-–—=]?|\.-)?\s*(?:₹|rs\.?|inr|rupees)?\s*(?:only)?\.?\s*$/i

/**
 * Reads rupees out of a text as people write them: `1,04,500`, `₹ 92,200.00`, `Rs. 92,200`, `92200/-`,
 * `92,200 only`, `91771,00` and `91.771,00` with a decimal comma, in digits of any script. NaN when the text
 * is no amount.
 */
export function parseRupees(text: string): number {
  const amount = latinDigits(withoutMarks(text)).replace(currency, '').replace(ending, '').replace(/\s/g, '')
  const digits = withPoint(amount).replace(/,/g, '')
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
}

/**
 * An amount with a decimal comma, with a point instead. No grouping ends in two digits, so two digits behind
 * the last comma are paise, or the amount is mistyped and is left as no number.
 */
function withPoint(amount: string): string {
  const [, rupees, paise] = /^([\d.,]*),(\d{2})$/.exec(amount) ?? []
  if (rupees === undefined || paise === undefined) return amount
  if (/^\d+$/.test(rupees)) return `${rupees}.${paise}`
  return /^\d{1,3}(?:\.\d{3})+$/.test(rupees) ? `${rupees.replaceAll('.', '')}.${paise}` : ''
}
