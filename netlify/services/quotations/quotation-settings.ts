import { isDeepStrictEqual } from 'node:util'
import type { QuotationSettings, QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/quotations/quotation-settings.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Saves what holds for quotations over what stood at the expected moment. A repeat of a save changes nothing.
 * Throws `conflict` with the author and the moment of something newer.
 */
export async function saveQuotationSettings(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: QuotationSettings },
): Promise<{ message: string; record: QuotationSettingsRecord }> {
  const message = 'This holds for the next quotations.'
  const saved = await data.writeQuotationSettings(db, expected, facts)
  if (saved) return { message, record: saved }
  const record = await data.readQuotationSettings(db)
  if (isDeepStrictEqual(record.facts, facts)) return { message, record }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'quotation_settings', 1) })
}
