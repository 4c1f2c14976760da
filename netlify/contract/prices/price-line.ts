import type { Taker } from './charge-kinds.ts'

/** One line of a price. */
export interface PriceLine {
  /** A charge's kind, `ex_showroom`, or `accessory:` and a part number or `offer:` and an id. */
  id: string
  label: string
  /** Whole paise, so that lines add up exactly; below zero for an offer, null is "ask us". */
  paise: number | null
  taker: Taker
  /** It is there because the visitor chose it, and nobody asks for it. */
  isOptional: boolean
  /** By which rule, in words; empty for what the dealer sells. */
  rule: string
  /** Since which day (`YYYY-MM-DD`) that rule holds; empty for what the dealer sells. */
  since: string
  /** The last day of an offer; empty where there is none, and of all else. */
  until: string
  source: string
  link: string
  isEstimate: boolean
  /** The rule's number; null for what the dealer sells. */
  ruleId: number | null
}
