import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import { languageNames } from '#contract/wire/language.ts'
import { formatMoment } from '#web/lib/dates.ts'

type Consent = HeldEnquiry['consents'][number]

const names: Record<Consent['kind'], string> = {
  'opt-in': 'Opted in',
  withdrawal: 'Withdrew',
  'do-not-call': 'Do not call',
  'may-call': 'May be called again',
  notice: 'Had our notice beside the form',
}

/** An entry of the ledger of consents in words: what, when, to which notice, and who noted it. */
export function consentWords({ at, kind, notice, version, by, channel, language }: Consent): string {
  return [
    channel ? `${names[kind]} (${channel})` : names[kind],
    formatMoment(new Date(at)),
    notice ? `to “${notice}”` : '',
    version ? `notice ${version}${language ? ` in ${languageNames[language]}` : ''}` : '',
    by ? `noted by ${by}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
