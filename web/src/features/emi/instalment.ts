import { t } from '#contract/wire/language.ts'

/** A loan on a reducing balance: amount in rupees, rate in per cent a year, tenure in months. */
export interface Loan {
  amount: number
  annualRate: number
  months: number
}

/** Usual terms of a lender for a two-wheeler; the calculator starts with them. */
export const usualShareDown = 0.2
export const usualRate = 10.5
export const usualMonths = 36

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

/**
 * The monthly instalment of a price (rupees) on usual terms, in whole rupees, and those terms in words; a
 * page shows both.
 */
export function usualInstalment(price: number): { rupees: number; terms: string } {
  const percent = usualShareDown * 100
  const loan = { amount: price - usualDownPayment(price), annualRate: usualRate, months: usualMonths }
  return {
    rupees: Math.round(emiOf(loan)),
    terms: t`${percent}% down, ${usualMonths} months, ${usualRate}% a year`,
  }
}
