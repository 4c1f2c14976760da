import type { ChargeRuleRecord } from './charge-rules.ts'

/** The labels of the fields of a charge. */
export const chargeLabels: Record<keyof ChargeRuleRecord['facts'], string> = {
  kind: 'Charge',
  fuel: 'For',
  beginsOn: 'Begins on',
  steps: 'Amounts',
  insuredPercent: 'Insured value, % of the ex-showroom price',
  gstPercent: 'GST on top, %',
  source: 'Where this is from',
  sourceUrl: 'Link to it',
  isEstimate: 'Estimate',
}
