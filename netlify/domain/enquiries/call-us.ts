import { t } from '#contract/wire/language.ts'

/** `, or call us on 0671-000-0101`; nothing where no number is known. */
export function orCallUs(number: string): string {
  return number ? t`, or call us on ${number}` : ''
}

/** The words for a visitor when one address, or all addresses together, send too many forms. */
export function tooManyForms(number: string): string {
  return t`We cannot take more forms just now. Please try again in ten minutes${orCallUs(number)}.`
}
