import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The tables whose prices staff set. */
export type PricedTable = 'vehicles' | 'variants' | 'accessories'

/**
 * Who set the price of a row last (user id) and when (ISO 8601), as the audit trail knows it; both empty when it knows
 * nothing.
 */
export async function findLastPriceChange(
  db: DatabaseClient,
  table: PricedTable,
  id: number,
): Promise<{ by: string; at: string }> {
  const events = dataOf(
    await db
      .from('audit_events')
      .select('user_id, created_at')
      .eq('table_name', table)
      .eq('row_id', String(id))
      .not('new_values->price_paise', 'is', null)
      .order('created_at', { ascending: false })
      .limit(1),
  )
  const [last] = events
  return last ? { by: last.user_id, at: new Date(last.created_at).toISOString() } : { by: '', at: '' }
}

/**
 * Writes into the audit trail that the caller changed the password. A failure is only logged, because the new password
 * already holds.
 */
export async function recordPasswordChange(db: DatabaseClient): Promise<void> {
  const { error } = await db.rpc('record_password_change')
  if (error) logEvent('error', 'password_change_not_recorded', { cause: describeCause(error) })
}

/**
 * Writes into the audit trail that the caller exports rows of a report. Throws when that fails, because no row may
 * leave unrecorded.
 */
export async function recordReportExport(
  db: DatabaseClient,
  { report, filter, rows }: { report: string; filter: string; rows: number },
): Promise<void> {
  const event = { report_name: report, filter_words: filter, row_count: rows }
  dataOf(await db.rpc('record_report_export', event))
}
