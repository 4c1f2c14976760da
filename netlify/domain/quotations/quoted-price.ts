import { paiseFromRupees } from '#contract/prices/paise.ts'
import type { PriceLine } from '#contract/prices/price-line.ts'
import type { QuotationLine, QuotedLoan } from '#contract/quotations/quotation-parts.ts'
import type { OnRoadPrice } from '#domain/prices/on-road-price.ts'
import { instalmentOf } from '#domain/prices/yearly-rate.ts'

/** What is taken off an on-road price, in whole rupees. */
export interface TakenOff {
  exchange: number
  discount: number
}

/** A quoted price: its lines, their sum in whole paise, and whether a line has no amount. */
export interface QuotedPrice {
  lines: QuotationLine[]
  paise: number
  isFrom: boolean
}

/**
 * The lines of a quotation: those of the on-road price as they are, and what is taken off. The sum may be
 * below zero; whoever makes a quotation refuses that.
 */
export function quotePrice(price: OnRoadPrice, { exchange, discount }: TakenOff): QuotedPrice {
  const lines = [
    ...price.lines.map(quotationLine),
    ...(exchange > 0 ? [takenOff('exchange', 'Your vehicle in exchange', exchange)] : []),
    ...(discount > 0 ? [takenOff('discount', 'Discount', discount)] : []),
  ]
  return {
    lines,
    paise: lines.reduce((sum, line) => sum + (line.paise ?? 0), 0),
    isFrom: price.isFrom,
  }
}

function quotationLine({ id, label, paise, taker, isOptional, isEstimate }: PriceLine): QuotationLine {
  return { id, label, paise, taker, isOptional, isEstimate }
}

function takenOff(id: string, label: string, rupees: number): QuotationLine {
  return { id, label, paise: -paiseFromRupees(rupees), taker: 'dealer', isOptional: false, isEstimate: false }
}

/** What a buyer asks of a lender; the down payment in rupees, the rate on a reducing balance. */
export interface AskedLoan {
  downPayment: number
  months: number
  annualRate: number
}

/**
 * The loan on a total (paise) beyond the down payment, its instalment rounded up to whole rupees; undefined
 * where nothing is left to lend.
 */
export function quoteLoan(
  totalPaise: number,
  { downPayment, months, annualRate }: AskedLoan,
): QuotedLoan | undefined {
  const downPaise = paiseFromRupees(downPayment)
  const loanPaise = totalPaise - downPaise
  if (loanPaise <= 0) return undefined
  // A billionth of a rupee less, so that an amount that is whole but for the machine's rounding stays as it
  // is.
  const instalmentPaise = Math.ceil(instalmentOf(loanPaise / 100, annualRate, months) - 1e-9) * 100
  return { downPaise, loanPaise, annualRate, months, instalmentPaise }
}
