import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type {
  GstInside,
  QuotationFacts,
  QuotationLine,
  QuotationSheet,
  QuotedLoan,
} from '#contract/quotations/quotation-parts.ts'
import { t, wordsFor } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { lineName } from '#web/shop/prices/line-words.ts'

const takenOffName = wordsFor('Your vehicle in exchange', 'Discount')
const inRupees = (paise: number) => formatRupees(rupeesFromPaise(paise))

/** The number of a quotation with its day, and its version where there was one before. */
export function numberWords({ number, version, sheet }: QuotationFacts): string {
  const day = formatDay(sheet.day)
  return version > 1 ? t`Quotation ${number}, version ${version}, ${day}` : t`Quotation ${number}, ${day}`
}

/** Variant and colour in one line; empty where there are none. */
export function chosenWords({ variant, colour }: QuotationFacts): string {
  return [variant, colour].filter(Boolean).join(', ')
}

/** The name of a line, with the vehicle that is given in exchange, and with what is an estimate. */
export function lineWords({ id, label, isEstimate }: QuotationLine, { oldVehicle }: QuotationFacts): string {
  const name = id === 'exchange' || id === 'discount' ? takenOffName(label) : lineName(label)
  if (id === 'exchange' && oldVehicle) return `${name}: ${oldVehicle}`
  return isEstimate ? `${name} (${t`estimate`})` : name
}

/** The name of the sum: a line without an amount comes on top of it. */
export function totalName({ isFrom }: QuotationSheet): string {
  return isFrom ? t`To pay, from` : t`To pay`
}

/** The GST inside the ex-showroom price, which a discount lowers first, in a sentence. */
export function gstWords(
  { percent, hsn, valuePaise, halfPaise }: GstInside,
  { lines }: QuotationSheet,
): string {
  const [value, half] = [inRupees(valuePaise), inRupees(halfPaise)]
  const price = lines.find(({ id }) => id === 'ex_showroom')?.paise
  if (price !== valuePaise + 2 * halfPaise)
    return t`The ex-showroom price less what we take off contains ${percent}% GST: value ${value}, CGST and SGST ${half} each. HSN ${hsn}.`
  return t`The ex-showroom price contains ${percent}% GST: value ${value}, CGST and SGST ${half} each. HSN ${hsn}.`
}

/** The loan in a sentence. */
export function loanWords(
  { downPaise, loanPaise, annualRate, months, instalmentPaise }: QuotedLoan,
  lender: string,
): string {
  const [down, amount, monthly] = [inRupees(downPaise), inRupees(loanPaise), inRupees(instalmentPaise)]
  const terms = t`${down} down, loan ${amount}, ${months} months at ${annualRate}% a year: EMI ${monthly} a month`
  return lender ? `${lender}: ${terms}` : terms
}
