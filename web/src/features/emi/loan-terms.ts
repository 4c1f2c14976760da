import { latinDigits } from '#contract/wire/phone-number.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { exampleMonths, exampleRate, type Loan, usualDownPayment } from './instalment.ts'

/** The text in the five fields, as it was typed. */
export interface LoanTerms {
  price: string
  downPayment: string
  amount: string
  annualRate: string
  months: string
}

export type TermName = keyof LoanTerms

/**
 * The terms at the start: a fifth of the price down, rounded to five hundred rupees, and the dealer's loan,
 * or an example where the dealer names no lender.
 */
export function initialTerms(
  price: number | undefined,
  loan: Pick<Loan, 'annualRate' | 'months'> | null,
): LoanTerms {
  const downPayment = price ? usualDownPayment(price) : 0
  return {
    price: price ? textOf(price) : '',
    downPayment: price ? textOf(downPayment) : '',
    amount: price ? textOf(price - downPayment) : '',
    annualRate: String(loan?.annualRate ?? exampleRate),
    months: String(loan?.months ?? exampleMonths),
  }
}

/** Changes one term and keeps price, down payment and loan amount adding up. */
export function withTerm(terms: LoanTerms, name: TermName, text: string): LoanTerms {
  const next = { ...terms, [name]: text }
  const price = numberOf(next.price)
  if (!(price > 0)) return next
  if (name === 'price' || name === 'downPayment') {
    return { ...next, amount: textOf(Math.max(0, price - (numberOf(next.downPayment) || 0))) }
  }
  if (name === 'amount') return { ...next, downPayment: textOf(Math.max(0, price - numberOf(text))) }
  return next
}

/** Reads a number in digits of any script, with or without commas and ₹; NaN for a text that is no number. */
export function numberOf(text: string): number {
  const plain = latinDigits(text).replace(/[₹,\s]/g, '')
  return /^-?\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN
}

/** Rupees as the fields show them: `1,16,500`. */
export function textOf(amount: number): string {
  return Number.isFinite(amount) ? groupLakhs(amount) : ''
}
