import { groupLakhs } from '#web/lib/money.ts'

/** What stands in the five boxes, as it was typed. */
export interface LoanTerms {
  price: string
  downPayment: string
  amount: string
  annualRate: string
  months: string
}

export type TermName = keyof LoanTerms

/** What a lender usually offers on a two-wheeler, to start from. */
const usualShareDown = 0.2
const usualRate = '10.5'
const usualMonths = '36'

/** The terms the calculator opens with: a fifth down, rounded to five hundred rupees. */
export function initialTerms(price: number | undefined): LoanTerms {
  const downPayment = price ? Math.round((price * usualShareDown) / 500) * 500 : 0
  return {
    price: price ? textOf(price) : '',
    downPayment: price ? textOf(downPayment) : '',
    amount: price ? textOf(price - downPayment) : '',
    annualRate: usualRate,
    months: usualMonths,
  }
}

/** Changes one term; price, down payment and loan amount keep adding up. */
export function withTerm(terms: LoanTerms, name: TermName, text: string): LoanTerms {
  const next = { ...terms, [name]: text }
  const price = numberOf(next.price)
  if (!(price > 0)) return next
  if (name === 'price' || name === 'downPayment') {
    return { ...next, amount: textOf(price - (numberOf(next.downPayment) || 0)) }
  }
  if (name === 'amount') return { ...next, downPayment: textOf(Math.max(0, price - numberOf(text))) }
  return next
}

/** A typed number, with or without commas and ₹; not a number when it is something else. */
export function numberOf(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '')
  return /^-?\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN
}

/** Rupees as the boxes show them: `1,16,500`. */
export function textOf(amount: number): string {
  return Number.isFinite(amount) ? groupLakhs(amount) : ''
}
