import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Notes that the caller has a new password. It holds already, so a trail that cannot be written is said in the log. */
export async function recordPasswordChange(db: DatabaseClient): Promise<void> {
  const { error } = await db.rpc('record_password_change')
  if (error) logEvent('error', 'password_change_not_recorded', { cause: describeCause(error) })
}

/** Notes that the caller takes rows of a report away; throws when it cannot be noted, and then nothing may leave. */
export async function recordReportExport(
  db: DatabaseClient,
  { report, filter, rows }: { report: string; filter: string; rows: number },
): Promise<void> {
  const event = { report_name: report, filter_words: filter, row_count: rows }
  dataOf(await db.rpc('record_report_export', event))
}
