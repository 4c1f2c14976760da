/**
 * A monthly rate above that of any lender; where not even this rate explains the payments, there is no rate
 * to tell.
 */
const highestMonthly = 1e6

/**
 * The yearly rate (per cent, twelve times the monthly rate) at which payments, one at the end of each month,
 * settle the amount received; all amounts have the same unit. 0 where the payments add up to no more than the
 * amount received; undefined where nothing was received.
 */
export function yearlyRateOf(received: number, payments: readonly number[]): number | undefined {
  if (!(received > 0)) return undefined
  if (sumOf(payments) <= received) return 0
  let low = 0
  let high = 0.01
  while (worthOf(payments, high) > received) {
    if (high > highestMonthly) return undefined
    high *= 2
  }
  // Each turn halves the range of possible rates: after eighty turns there is nothing between two
  // floating-point numbers.
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2
    if (worthOf(payments, middle) > received) low = middle
    else high = middle
  }
  return high * 1200
}

/**
 * The rate on a reducing balance (per cent a year) behind a flat rate; a flat rate takes interest on the
 * whole loan until the last month.
 */
export function reducingOf(flatRate: number, months: number): number {
  const monthly = 1 / months + flatRate / 1200
  return (
    yearlyRateOf(
      1,
      Array.from({ length: months }, () => monthly),
    ) ?? 0
  )
}

/**
 * The instalment of a loan, not rounded, in the unit of the amount; without interest an equal part of the
 * loan. The formula is that of a reducing balance, written so that the smallest rates lose no digits.
 */
export function instalmentOf(amount: number, annualRate: number, months: number): number {
  const monthlyRate = annualRate / 1200
  if (monthlyRate === 0) return amount / months
  return (amount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate))
}

/** The worth of payments today at a monthly rate. */
function worthOf(payments: readonly number[], monthlyRate: number): number {
  return payments.reduceRight((later, payment) => (later + payment) / (1 + monthlyRate), 0)
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
