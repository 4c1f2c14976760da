import type { Fuel } from '#contract/prices/charge-kinds.ts'
import { smallEngine } from '#contract/quotations/quotation-limits.ts'
import type { GstInside, QuotationLine } from '#contract/quotations/quotation-parts.ts'
import type { GstRate } from '#contract/quotations/quotation-settings.ts'

/**
 * The rate (per cent) that holds for a vehicle on a day (`YYYY-MM-DD` in India), with its source; undefined
 * where the owner has not checked that rate, or the size (cc) of an engine is unknown.
 */
export function gstRateOn(
  rates: readonly GstRate[],
  { fuel, size }: { fuel: Fuel; size: number | null },
  day: string,
): { percent: number; source: string } | undefined {
  const [current] = rates
    .filter(({ beginsOn }) => beginsOn <= day)
    .sort((one, other) => other.beginsOn.localeCompare(one.beginsOn))
  if (!current?.isChecked) return undefined
  const { source } = current
  if (fuel === 'electric') return { percent: current.electric, source }
  if (size === null) return undefined
  return { percent: size <= smallEngine ? current.small : current.large, source }
}

/**
 * The price (paise) that contains the GST: the ex-showroom price less offer and discount, which lower the
 * taxable value because they are agreed before the sale. A vehicle in exchange is a way to pay and lowers
 * nothing. Undefined without an ex-showroom price.
 */
export function taxedPaise(lines: readonly Pick<QuotationLine, 'id' | 'paise'>[]): number | undefined {
  const price = lines.find(({ id }) => id === 'ex_showroom')?.paise
  if (price == null) return undefined
  const off = lines.reduce(
    (sum, { id, paise }) => (id === 'exchange' ? sum : sum + Math.min(paise ?? 0, 0)),
    0,
  )
  return Math.max(price + off, 0)
}

/**
 * Splits a price (paise) that contains GST into its value and twice one half, CGST and SGST, which are equal
 * by law: value + 2 × half is the price exactly.
 */
export function splitGst(pricePaise: number, percent: number): Pick<GstInside, 'valuePaise' | 'halfPaise'> {
  const halfPaise = Math.round((pricePaise * percent) / (200 + 2 * percent))
  return { valuePaise: pricePaise - 2 * halfPaise, halfPaise }
}
