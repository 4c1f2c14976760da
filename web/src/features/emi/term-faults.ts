import { t } from '#contract/wire/language.ts'
import { longestTenure } from './emi.ts'
import { type LoanTerms, numberOf, type TermName } from './loan-terms.ts'

/** What is wrong with each term that makes no loan, as a sentence for its field; empty where all is sound. */
export function termFaults(terms: LoanTerms): Partial<Record<TermName, string>> {
  const price = numberOf(terms.price)
  const down = terms.downPayment === '' ? 0 : numberOf(terms.downPayment)
  const amount = numberOf(terms.amount)
  const rate = numberOf(terms.annualRate)
  const months = numberOf(terms.months)
  const isWhole = Number.isInteger(months) && months > 0 && months <= longestTenure
  const downFault = !(down >= 0)
    ? t`The down payment is a number, zero or more.`
    : down > price && price > 0
      ? t`The down payment is at most the price.`
      : undefined
  // A down payment that is wrong leaves no loan; only the field that the visitor must mend says so.
  const amountFault = downFault
    ? undefined
    : !(amount > 0)
      ? t`The loan is a number above zero.`
      : amount > price && price > 0
        ? t`The loan is at most the price.`
        : undefined
  const faults: Record<TermName, string | undefined> = {
    price: terms.price === '' || price > 0 ? undefined : t`The price is a number above zero.`,
    downPayment: downFault,
    amount: amountFault,
    annualRate: rate > 0 && rate <= 100 ? undefined : t`The rate is a number above 0, up to 100.`,
    months: isWhole ? undefined : t`The tenure is a whole number of months, up to ${longestTenure}.`,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined))
}
