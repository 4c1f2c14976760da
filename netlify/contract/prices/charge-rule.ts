import type { ChargeFuel, ChargeKind } from './charge-kinds.ts'

/**
 * One step of a rule. `upTo` is the end of the step: a price (rupees) below which the step holds, or a size
 * (cc, kW) up to and including which it holds; null for the last step. The step costs `percent` or `rupees`;
 * where both are null, nobody has settled the cost yet.
 */
export interface ChargeStep {
  upTo: number | null
  percent: number | null
  rupees: number | null
}

/**
 * The amount of one charge, from the day on which the rule begins (`YYYY-MM-DD` in India) until a later rule
 * of the same kind and fuel begins.
 */
export interface ChargeRule {
  id: number
  kind: ChargeKind
  fuel: ChargeFuel
  beginsOn: string
  steps: readonly ChargeStep[]
  /**
   * The insured value as a percentage of the ex-showroom price; percentages of insurance are taken of this
   * value.
   */
  insuredPercent: number
  /** GST that comes on top, in per cent. */
  gstPercent: number
  /** The source of the rule in words, and a link to the source; the link may be empty. */
  source: string
  sourceUrl: string
  isEstimate: boolean
}
