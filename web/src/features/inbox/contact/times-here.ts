import type { Lead } from '#contract/leads/leads.ts'

/**
 * How often the person of a lead has come, this time included: `3rd time here`; empty for the first time.
 * `others` are the other leads of the number, where they are known.
 */
export function timesHere(lead: Lead, others: readonly Lead[] | undefined): string {
  const before = others?.filter(({ createdAt }) => createdAt < lead.createdAt).length ?? lead.others
  return before > 0 ? `${ordinal(before + 1)} time here` : ''
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

function ordinal(count: number): string {
  return `${count}${endings[rules.select(count)] ?? 'th'}`
}
