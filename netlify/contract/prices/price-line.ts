import type { ChargeKind, Fuel, Taker } from './charge-kinds.ts'
import type { ChargeRule, ChargeStep } from './charge-rule.ts'

/**
 * The rule behind the amount of a line, as data, so that each reader makes the words in a language of their
 * own.
 */
export interface LineRule extends Pick<ChargeRule, 'insuredPercent' | 'gstPercent'> {
  kind: ChargeKind
  /** The drive of the vehicle. */
  fuel: Fuel
  /** The step that holds and its beginning; null where the unknown size of the vehicle decides the step. */
  step: (ChargeStep & { from: number | null }) | null
}

/** One line of a price. */
export interface PriceLine {
  /** A charge's kind, `ex_showroom`, `accessory:` and a part number, or `offer:` and an id. */
  id: string
  label: string
  /** Whole paise, so that lines add up exactly; below zero for an offer, null for "ask us". */
  paise: number | null
  taker: Taker
  /** Is the line there because the visitor chose it, though nobody requires it? */
  isOptional: boolean
  /** Null for the dealer's own goods. */
  rule: LineRule | null
  /** The day (`YYYY-MM-DD`) on which that rule began; empty for the dealer's own goods. */
  since: string
  /** The last day of an offer; empty where an offer has none, and for every other line. */
  until: string
  source: string
  link: string
  isEstimate: boolean
  /** The rule's number; null for the dealer's own goods. */
  ruleId: number | null
}
