import { t } from '#contract/wire/language.ts'
import { spokenRupees } from '#web/lib/speech/spoken-rupees.ts'
import type { EmiPlan } from './emi.ts'

/** The cost of a loan, as a person would say it. */
export function spokenPlan({ monthly, totalInterest, totalPaid }: EmiPlan, months: number): string[] {
  const emi = spokenRupees(monthly)
  const interest = spokenRupees(totalInterest)
  const total = spokenRupees(totalPaid)
  return [
    t`The EMI is ${emi} a month, for ${months} months.`,
    t`Of the ${total} that you pay in all, ${interest} is interest.`,
  ]
}
