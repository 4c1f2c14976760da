import { t } from '#contract/wire/language.ts'

/** `, or call us on 0671-000-0101`; nothing where no number is known. */
export function orCallUs(number: string): string {
  return number ? t`, or call us on ${number}` : ''
}

/**
 * When something may be tried again, to follow "try again": `in 9 minutes`, or `after midnight` for a moment
 * that is an hour away or more, because every longer budget ends with the Indian day.
 */
export function againInWords(opensAt: Date, now: Date): string {
  const minutes = Math.max(2, Math.ceil((opensAt.getTime() - now.getTime()) / 60_000))
  return minutes < 60 ? t`in ${minutes} minutes` : t`after midnight`
}

/** The words for a visitor when one address, or all addresses together, send too many forms. */
export function tooManyForms(number: string, again = t`in a few minutes`): string {
  return t`We cannot take more forms just now. Please try again ${again}${orCallUs(number)}.`
}

/**
 * The words for a visitor when an address, or all, sent so many long forms that only short ones are taken.
 */
export function tooLongForm(number: string, again: string): string {
  return t`We cannot take long messages just now. Please send one of up to 300 letters, or try again ${again}${orCallUs(number)}.`
}
