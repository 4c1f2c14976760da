import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

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
