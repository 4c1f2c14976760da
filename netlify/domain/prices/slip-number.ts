import { tidyReference } from '#contract/enquiries/reference.ts'

/** The number of days for which a slip is kept; a sweep removes older slips. */
export const slipDays = 180

/**
 * The number of a slip as it is stored, made from a typed one: `s 7k3m9q` becomes `S-7K3M9Q`; undefined for a
 * text that is no number of a slip.
 */
export function tidySlipNumber(typed: string): string | undefined {
  const tidy = tidyReference(typed).replace(/^S(?=.{6}$)/, '')
  return tidy.length === 6 ? `S-${tidy}` : undefined
}
