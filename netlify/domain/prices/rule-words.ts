import { chargeKind, type Fuel } from '#contract/prices/charge-kinds.ts'
import type { ChargeRule, ChargeStep } from '#contract/prices/charge-rule.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from './rupee-words.ts'

/**
 * The rule behind the amount of a line, in words: `6% of the ex-showroom price, under ₹5,00,000`. `place` is
 * the place of the step that holds, −1 where the unknown size of the vehicle would decide.
 */
export function ruleInWords(rule: ChargeRule, place: number, fuel: Fuel): string {
  const step = rule.steps[place]
  if (!step)
    return fuel === 'electric' ? t`Depends on the power of the motor.` : t`Depends on the size of the engine.`
  const range = rangeInWords(rule, place, fuel)
  return [amountInWords(step, rule), range].filter(Boolean).join(', ')
}

/** The cost of a step in words: `1.7% of the insured value (95% of the ex-showroom price), plus 18% GST`. */
export function amountInWords(
  step: ChargeStep,
  rule: Pick<ChargeRule, 'kind' | 'insuredPercent' | 'gstPercent'>,
): string {
  if (step.percent === null && step.rupees === null) return t`Not settled`
  const { isOfInsuredValue } = chargeKind(rule.kind)
  const base = isOfInsuredValue
    ? t`the insured value (${rule.insuredPercent}% of the ex-showroom price)`
    : t`the ex-showroom price`
  const amount = step.percent === null ? formatRupees(step.rupees ?? 0) : t`${step.percent}% of ${base}`
  return rule.gstPercent > 0 ? t`${amount} plus ${rule.gstPercent}% GST` : amount
}

/**
 * The vehicles for which a step holds, in words: `over 75 cc, up to 150 cc`; empty for the only step of a
 * rule.
 */
export function rangeInWords(
  { kind, steps }: Pick<ChargeRule, 'kind' | 'steps'>,
  place: number,
  fuel: Fuel,
): string {
  const from = place > 0 ? steps[place - 1]?.upTo : null
  const to = steps[place]?.upTo ?? null
  if (chargeKind(kind).steps === 'price')
    return [
      typeof from === 'number' && t`from ${formatRupees(from)}`,
      to !== null && t`under ${formatRupees(to)}`,
    ]
      .filter(Boolean)
      .join(', ')
  const unit = fuel === 'electric' ? 'kW' : 'cc'
  return [typeof from === 'number' && t`over ${from} ${unit}`, to !== null && t`up to ${to} ${unit}`]
    .filter(Boolean)
    .join(', ')
}
