import type { Dealership } from '#contract/dealership/dealership.ts'
import { t } from '#contract/wire/language.ts'

/** A loan on a reducing balance: amount in rupees, rate in per cent a year, tenure in months. */
export interface Loan {
  amount: number
  annualRate: number
  months: number
}

/** The share of a price that buyers usually pay down. */
const usualShareDown = 0.2
/**
 * An example, with which the calculator starts where the dealer names no lender; pages call it an example.
 */
export const exampleRate = 10.5
export const exampleMonths = 36

/** The usual down payment for a price in rupees, rounded to five hundred. */
export function usualDownPayment(price: number): number {
  return Math.round((price * usualShareDown) / 500) * 500
}

/**
 * The instalment in rupees, not rounded, by the standard formula of a reducing balance: a month costs a
 * twelfth of the yearly rate.
 */
export function emiOf({ amount, annualRate, months }: Loan): number {
  const monthlyRate = annualRate / 12 / 100
  const growth = (1 + monthlyRate) ** months
  return (amount * monthlyRate * growth) / (growth - 1)
}

/** The monthly instalment of a price (rupees) in whole rupees, and the terms in words; a page shows both. */
export type InstalmentOf = (price: number) => { rupees: number; terms: string }

/** The instalment with the loan of the dealer's cheapest lender; undefined where the dealer names none. */
export function instalmentWith(loan: Dealership['loan']): InstalmentOf | undefined {
  if (!loan) return undefined
  const { rate, method, months, annualRate } = loan
  const percent = usualShareDown * 100
  const terms =
    method === 'flat'
      ? t`${percent}% down, ${months} months, ${rate}% a year flat`
      : t`${percent}% down, ${months} months, ${rate}% a year`
  return (price) => {
    const amount = price - usualDownPayment(price)
    return { rupees: Math.round(emiOf({ amount, annualRate, months })), terms }
  }
}
