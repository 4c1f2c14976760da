import { z } from 'zod'
import { maxPriceRupees } from './limits.ts'

/** Rupees as the wire carries them: a number with at most two decimals, 0 or more. */
export const rupees = z.number().min(0).max(maxPriceRupees)

/** What staff type as a price: a number, or text such as `1,04,500` or `₹ 1,04,500.50`; more than zero. */
export const typedRupees = z.union([z.number(), z.string().max(40)]).transform((value, context) => {
  const typed = typeof value === 'number' ? value : parseRupees(value)
  // Rounded before it is judged: less than half a paisa is no price.
  const amount = Math.round(typed * 100) / 100
  if (!Number.isFinite(amount) || amount <= 0 || amount > maxPriceRupees) {
    context.addIssue({
      code: 'custom',
      message: 'Please enter a valid price',
    })
    return z.NEVER
  }
  return amount
})

/** Text of an amount to rupees; NaN when it is not one. Understands grouping commas, blanks and a leading ₹ or Rs. */
export function parseRupees(text: string): number {
  const digits = text.replace(/^\s*(?:₹|rs\.?)\s*/i, '').replace(/[,\s]/g, '')
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
}

/** Database paise to wire rupees. */
export function rupeesFromPaise(paise: number): number {
  return paise / 100
}

/** Wire rupees to database paise. */
export function paiseFromRupees(amount: number): number {
  return Math.round(amount * 100)
}
