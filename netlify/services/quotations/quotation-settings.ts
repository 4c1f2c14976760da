import type { QuotationSettings, QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import * as data from '#server/data/quotations/quotation-settings.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { saveOver } from '#server/services/reports/save-over.ts'

/**
 * Saves what holds for quotations over what stood at the expected moment. A repeat of a save changes nothing.
 * Throws `conflict` with the author and the moment of something newer.
 */
export async function saveQuotationSettings(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: QuotationSettings },
): Promise<{ message: string; record: QuotationSettingsRecord }> {
  const record = await saveOver(
    db,
    'quotation_settings',
    facts,
    () => data.writeQuotationSettings(db, expected, facts),
    () => data.readQuotationSettings(db),
  )
  return { message: 'This holds for the next quotations.', record }
}
