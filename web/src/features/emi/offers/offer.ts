import { instalmentOf, reducingOf, sumOf, yearlyRateOf } from '#domain/prices/yearly-rate.ts'
import { type Instalment, inRupees, longestTenure, scheduleOf } from '../emi.ts'

export const offerKinds = ['reducing', 'flat'] as const
export type OfferKind = (typeof offerKinds)[number]

/** A lender's offer for a price; amounts in rupees, rates in per cent a year. */
export interface Offer {
  price: number
  downPayment: number
  rate: number
  kind: OfferKind
  /** The fee in rupees, or in per cent of the loan. */
  fee: number
  feeUnit: 'rupees' | 'percent'
  months: number
}

/** The cost of an offer, in rupees to the paisa; rates in per cent a year on a reducing balance. */
export interface OfferCost {
  loan: number
  /** The instalment in whole rupees, as lenders ask for it; the last instalment settles the rest. */
  monthly: number
  /** The rate on a reducing balance, also where the offer states a flat rate. */
  trueRate: number
  fee: number
  /**
   * The rate with the fee, counted as if less had been lent; undefined where the fee takes the whole loan.
   */
  allInRate: number | undefined
  totalInterest: number
  /** The sum of all instalments. */
  totalPaid: number
  /** Interest and fee: the amount that the loan costs above the price. */
  cost: number
  schedule: Instalment[]
}

/** The highest rate that an offer may have, in per cent a year. */
export const highestRate = 100

/**
 * The cost of an offer; undefined while one of its terms is unsound. A rate of 0 is sound, a loan of 0 is
 * not.
 */
export function costOf(offer: Offer): OfferCost | undefined {
  const { price, downPayment, rate, kind, fee, months } = offer
  const owed = Math.round((price - downPayment) * 100)
  const isSound =
    [price, downPayment, rate, fee].every((value) => Number.isFinite(value) && value >= 0) &&
    owed > 0 &&
    rate <= highestRate &&
    Number.isInteger(months) &&
    months > 0 &&
    months <= longestTenure
  if (!isSound) return undefined
  const trueRate = kind === 'flat' ? reducingOf(rate, months) : rate
  const exact = instalmentOf(owed, trueRate, months)
  const schedule =
    kind === 'flat' ? flatSchedule(owed, rate, months, exact) : reducingSchedule(owed, rate, months, exact)
  const totalPaid = sumOf(schedule.map(({ payment }) => payment))
  const asked = Math.round(offer.feeUnit === 'percent' ? (owed * fee) / 100 : fee * 100)
  return {
    loan: owed / 100,
    monthly: (schedule[0]?.payment ?? 0) / 100,
    trueRate,
    fee: asked / 100,
    allInRate: yearlyRateOf(
      owed - asked,
      Array.from({ length: months }, () => exact),
    ),
    totalInterest: (totalPaid - owed) / 100,
    totalPaid: totalPaid / 100,
    cost: (totalPaid - owed + asked) / 100,
    schedule: schedule.map(inRupees),
  }
}

/**
 * The schedule at a reducing rate, in paise. Like a bank's books, it rounds each month's interest to the
 * paisa, and the last month settles all.
 */
function reducingSchedule(owed: number, rate: number, months: number, exact: number): Instalment[] {
  return roundedSchedule(exact, (monthly) => scheduleOf(owed, monthly, rate / 1200, months))
}

/**
 * The schedule at a flat rate, in paise. The contract fixes the total interest; how each payment divides into
 * interest and principal follows from the true rate of these very payments.
 */
function flatSchedule(owed: number, rate: number, months: number, exact: number): Instalment[] {
  const total = owed + Math.round((owed * rate * months) / 1200)
  return roundedSchedule(exact, (monthly) => divided(owed, paymentsOf(total, monthly, months)))
}

/**
 * A schedule in whole rupees. Where the nearest whole instalment would make the last payment more than twice
 * as large as the first, the next higher instalment is taken.
 */
function roundedSchedule(exact: number, make: (monthly: number) => Instalment[]): Instalment[] {
  const nearest = make(Math.round(exact / 100) * 100)
  const [first, last] = [nearest[0]?.payment ?? 0, nearest.at(-1)?.payment ?? 0]
  return last > 2 * first ? make(Math.ceil(exact / 100) * 100) : nearest
}

function paymentsOf(total: number, monthly: number, months: number): number[] {
  let left = total
  return Array.from({ length: months }, (_, index) => {
    const payment = index === months - 1 ? left : Math.min(monthly, left)
    left -= payment
    return payment
  })
}

/**
 * The balance after each month is the worth of the later payments at that time, worked out from the end:
 * worked out from the beginning, a dear and long loan would blow up the smallest error. The balance is
 * rounded, and not the interest that a month adds, so that no month has an amount below zero.
 */
function divided(owed: number, payments: readonly number[]): Instalment[] {
  const monthlyRate = (yearlyRateOf(owed, payments) ?? 0) / 1200
  let exact = 0
  const balances = payments
    .map((_, index) => {
      const after = exact
      exact = (exact + (payments[payments.length - 1 - index] ?? 0)) / (1 + monthlyRate)
      return Math.round(after)
    })
    .reverse()
  return payments.map((payment, index) => {
    const before = balances[index - 1] ?? owed
    const balance = balances[index] ?? 0
    const principal = before - balance
    return { month: index + 1, payment, interest: payment - principal, principal, balance }
  })
}
