import { usualCharges } from '#domain/prices/usual-charges.ts'
import { insertRows, type Run } from './rows.ts'

/**
 * Stores the usual charges on a new vehicle for the demo. A real dealer checks each first: figures of the law
 * must not come from a demo.
 */
export async function seedCharges(run: Run): Promise<void> {
  const rows = usualCharges.map((charge) => ({
    kind: charge.kind,
    fuel: charge.fuel,
    begins_on: charge.beginsOn,
    steps: charge.steps,
    insured_percent: charge.insuredPercent,
    gst_percent: charge.gstPercent,
    source: charge.source,
    source_url: charge.sourceUrl,
    is_estimate: charge.isEstimate,
  }))
  await insertRows(run, 'charge_rules', rows)
}
