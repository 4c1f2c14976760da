import type { Taker } from './charge-kinds.ts'

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
  /** The rule behind the amount, in words; empty for the dealer's own goods. */
  rule: string
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
