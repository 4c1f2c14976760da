import { t } from '#contract/wire/language.ts'

/** How many places the dealer has, as words inside of a sentence. */
export function placesInWords({ showrooms, outlets }: { showrooms: number; outlets: number }): string {
  if (outlets === 1) return t`1 outlet`
  return showrooms === 1 ? t`1 showroom, ${outlets} outlets` : t`${showrooms} showrooms, ${outlets} outlets`
}
