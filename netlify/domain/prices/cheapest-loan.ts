import { reducingOf } from './yearly-rate.ts'

/**
 * A lender's terms: rate in per cent a year, on a reducing balance or flat, and the months that it lends for.
 */
interface LenderTerms {
  rate: number
  method: 'reducing' | 'flat'
  fromMonths: number
  toMonths: number
}

/**
 * The loan with which pages work an instalment out: the stated rate and its method, the months, and the rate
 * on a reducing balance (`annualRate`), which a flat rate hides.
 */
export interface CheapestLoan {
  rate: number
  method: 'reducing' | 'flat'
  months: number
  annualRate: number
}

/**
 * The tenure that most buyers ask for; a lender that does not lend so long, or so short, lends the nearest.
 */
const usualMonths = 36

/** The loan of the lender whose rate is truly the lowest, over the usual months; null without lenders. */
export function cheapestLoan(lenders: readonly LenderTerms[]): CheapestLoan | null {
  const loans = lenders.map(({ rate, method, fromMonths, toMonths }) => {
    const months = Math.min(toMonths, Math.max(fromMonths, usualMonths))
    const annualRate = method === 'flat' ? Math.round(reducingOf(rate, months) * 100) / 100 : rate
    return { rate, method, months, annualRate }
  })
  const [first, ...others] = loans
  if (!first) return null
  return others.reduce((best, loan) => (loan.annualRate < best.annualRate ? loan : best), first)
}
