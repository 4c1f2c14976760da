import type { ChargeFuel, ChargeKind } from './charge-kinds.ts'

/**
 * One step of a rule. `upTo` is where it ends: a price (rupees) below which it holds, or a size (cc, kW) up to and with which
 * it holds; null for the last. It costs `percent` or `rupees`; where both are null, nobody has settled it yet.
 */
export interface ChargeStep {
  upTo: number | null
  percent: number | null
  rupees: number | null
}

/** What one charge comes to, from the day on which it begins (`YYYY-MM-DD` in India) until a later rule of its kind and fuel begins. */
export interface ChargeRule {
  id: number
  kind: ChargeKind
  fuel: ChargeFuel
  beginsOn: string
  steps: readonly ChargeStep[]
  /** The insured value as a percentage of the ex-showroom price; percentages of insurance are of it. */
  insuredPercent: number
  /** GST that comes on top, in per cent. */
  gstPercent: number
  /** Where it is from, in words, and a link to it; the link may be empty. */
  source: string
  sourceUrl: string
  isEstimate: boolean
}
