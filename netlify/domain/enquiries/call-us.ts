import { t } from '#contract/wire/language.ts'

/** `, or call us on 0671-000-0101`; nothing where no number is known. */
export function orCallUs(number: string): string {
  return number ? t`, or call us on ${number}` : ''
}

/** What a visitor reads when an address, or everybody together, sends too many forms. */
export function tooManyForms(number: string): string {
  return t`We cannot take more forms just now. Please try again in ten minutes${orCallUs(number)}.`
}
