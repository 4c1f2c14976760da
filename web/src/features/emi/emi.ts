import { emiOf, type Loan } from './instalment.ts'

/** One month of the schedule, in rupees; `balance` is the amount still owed after that month. */
export interface Instalment {
  month: number
  payment: number
  interest: number
  principal: number
  balance: number
}

export interface EmiPlan {
  /** The instalment of every month except the last, whose instalment evens out the rounding. */
  monthly: number
  totalInterest: number
  totalPaid: number
  schedule: Instalment[]
}

/** The longest loan in months. Nobody finances a two-wheeler for longer, and the schedule stays printable. */
export const longestTenure = 360

/**
 * The whole plan, rounded to the paisa; undefined when a value is not positive or the tenure is no whole
 * number of months.
 */
export function planOf(loan: Loan): EmiPlan | undefined {
  const { amount, annualRate, months } = loan
  const isSound = [amount, annualRate, months].every((value) => Number.isFinite(value) && value > 0)
  if (!isSound || annualRate > 100 || !Number.isInteger(months) || months > longestTenure) return undefined
  const owed = Math.round(amount * 100)
  const monthly = Math.round(emiOf(loan) * 100)
  const schedule = scheduleOf(owed, monthly, annualRate / 12 / 100, months)
  const totalPaid = schedule.reduce((sum, { payment }) => sum + payment, 0)
  return {
    monthly: monthly / 100,
    totalPaid: totalPaid / 100,
    totalInterest: (totalPaid - owed) / 100,
    schedule: schedule.map(inRupees),
  }
}

/**
 * Every month of a loan, all amounts in paise, so that every column adds up exactly; `monthlyRate` is a
 * share. The last month settles the rest.
 */
export function scheduleOf(owed: number, monthly: number, monthlyRate: number, months: number): Instalment[] {
  let balance = owed
  return Array.from({ length: months }, (_, index) => {
    const interest = Math.round(balance * monthlyRate)
    const due = balance + interest
    const payment = index === months - 1 ? due : Math.min(monthly, due)
    balance = due - payment
    return { month: index + 1, payment, interest, principal: payment - interest, balance }
  })
}

/** A month of the schedule in rupees, from a month in paise. */
export function inRupees(paise: Instalment): Instalment {
  return {
    month: paise.month,
    payment: paise.payment / 100,
    interest: paise.interest / 100,
    principal: paise.principal / 100,
    balance: paise.balance / 100,
  }
}
