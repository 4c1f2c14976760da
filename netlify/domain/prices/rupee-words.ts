/**
 * Rupees as Indians write them: `₹1,04,500`, with paise only when there are some.
 * The grouping is done here and not by `Intl`, so that build and browser always write the same text, and no
 * page waits for the tables of `Intl`.
 */
export function formatRupees(rupees: number): string {
  return `${rupees < 0 ? '−' : ''}₹${groupLakhs(Math.abs(rupees))}`
}

/** Like `formatRupees`, but always with two decimals, as an EMI is shown. */
export function formatRupeesExact(rupees: number): string {
  const [whole = '0', paise = '00'] = Math.abs(rupees).toFixed(2).split('.')
  return `${rupees < 0 ? '−' : ''}₹${groupDigits(whole)}.${paise}`
}

/** A number with lakh grouping and no sign: `1,40,000`. At most two decimals, none when they are zero. */
export function groupLakhs(amount: number): string {
  const [whole = '0', decimals = '00'] = amount.toFixed(2).split('.')
  return decimals === '00' ? groupDigits(whole) : `${groupDigits(whole)}.${decimals}`
}

/**
 * How many times the old price a new one is, for staff: `10 times as much`, with one decimal below ten and
 * lakh grouping; undefined below twice the old price, where a difference says more.
 */
export function timesAsMuch(before: number, after: number): string | undefined {
  const factor = after / before
  const rounded = factor < 10 ? Math.round(factor * 10) / 10 : Math.round(factor)
  return rounded < 2 ? undefined : `${groupDigits(String(rounded))} times as much`
}

function groupDigits(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = sign ? whole.slice(1) : whole
  const thousands = digits.slice(0, -3)
  if (thousands === '') return whole
  return `${sign}${thousands.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`
}
