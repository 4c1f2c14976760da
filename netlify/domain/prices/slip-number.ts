import { tidyReference } from '#contract/enquiries/reference.ts'

/** So many days a slip is kept; a sweep removes older ones. */
export const slipDays = 180

/** The number of a slip as it is stored, of one as somebody typed it: `s 7k3m9q` is `S-7K3M9Q`; undefined for what is none. */
export function tidySlipNumber(typed: string): string | undefined {
  const tidy = tidyReference(typed).replace(/^S(?=.{6}$)/, '')
  return tidy.length === 6 ? `S-${tidy}` : undefined
}
