import { type ChargeKind, chargeKind, type Fuel } from '#contract/prices/charge-kinds.ts'
import type { ChargeStep } from '#contract/prices/charge-rule.ts'
import type { LineRule } from '#contract/prices/price-line.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from './rupee-words.ts'

/** The rule behind the amount of a line, in words: `6% of the ex-showroom price, under ₹5,00,000`. */
export function ruleInWords({ step, ...rule }: LineRule): string {
  if (!step)
    return rule.fuel === 'electric'
      ? t`Depends on the power of the motor.`
      : t`Depends on the size of the engine.`
  const range = boundsInWords(rule.kind, step.from, step.upTo, rule.fuel)
  return [amountInWords(step, rule), range].filter(Boolean).join(', ')
}

/** The cost of a step in words: `1.7% of the insured value (95% of the ex-showroom price), plus 18% GST`. */
function amountInWords(step: ChargeStep, rule: Omit<LineRule, 'step'>): string {
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
function boundsInWords(kind: ChargeKind, from: number | null, upTo: number | null, fuel: Fuel): string {
  if (chargeKind(kind).steps === 'price')
    return [from !== null && t`from ${formatRupees(from)}`, upTo !== null && t`under ${formatRupees(upTo)}`]
      .filter(Boolean)
      .join(', ')
  const unit = fuel === 'electric' ? 'kW' : 'cc'
  return [from !== null && t`over ${from} ${unit}`, upTo !== null && t`up to ${upTo} ${unit}`]
    .filter(Boolean)
    .join(', ')
}
