import { chargeFuels, chargeKind } from '#contract/prices/charge-kinds.ts'
import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { ruleInWords } from '#domain/prices/rule-words.ts'

export type ChargeDraft = ChargeRuleRecord['facts']

export const emptyStep = { upTo: '', percent: '', rupees: '' }

/** The draft of a new charge: road tax for every fuel, from a day on. */
export function newCharge(day: string): ChargeDraft {
  return {
    kind: 'road_tax',
    fuel: 'any',
    beginsOn: day,
    steps: [emptyStep],
    insuredPercent: '100',
    gstPercent: '0',
    source: '',
    sourceUrl: '',
    isEstimate: false,
  }
}

/** The name of a charge: `Road tax, electric`. */
export function chargeName({ kind, fuel }: Pick<ChargeDraft, 'kind' | 'fuel'>): string {
  const { label } = chargeKind(kind)
  const whose = chargeFuels.find(({ id }) => id === fuel)
  return whose && fuel !== 'any' ? `${label}, ${whose.label.toLowerCase()}` : label
}

/** Does a charge say what it costs, at every step? */
export function hasAmounts({ steps }: ChargeDraft): boolean {
  return steps.every(({ percent, rupees }) => percent + rupees !== '')
}

/** Each step in words: `6% of the ex-showroom price, under ₹5,00,000`. */
export function stepsInWords(facts: ChargeDraft): string[] {
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  const steps = facts.steps.map(({ upTo, percent, rupees }) => ({
    upTo: numberOf(upTo),
    percent: numberOf(percent),
    rupees: numberOf(rupees),
  }))
  const rule = {
    kind: facts.kind,
    insuredPercent: Number(facts.insuredPercent),
    gstPercent: Number(facts.gstPercent),
  }
  const fuel = facts.fuel === 'electric' ? 'electric' : 'petrol'
  return steps.map((step, place) =>
    ruleInWords({ ...rule, fuel, step: { ...step, from: steps[place - 1]?.upTo ?? null } }),
  )
}

/** Is the charge over, does it hold, or is it to come? `rules` are all charges, `day` is today in India. */
export function stateOf(
  rule: ChargeDraft,
  rules: readonly ChargeDraft[],
  day: string,
): 'past' | 'now' | 'coming' {
  if (rule.beginsOn > day) return 'coming'
  const isEnded = rules.some(
    ({ kind, fuel, beginsOn }) =>
      kind === rule.kind && fuel === rule.fuel && beginsOn > rule.beginsOn && beginsOn <= day,
  )
  return isEnded ? 'past' : 'now'
}
