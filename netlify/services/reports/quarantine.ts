import { readersOf } from '#contract/people/staff-roles.ts'
import { AppError } from '#contract/wire/errors.ts'
import { releaseQuarantined } from '#server/data/reports/quarantine.ts'
import { requireRights, type Staff } from '#server/lib/session/staff-guard.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { reportOf } from './reports.ts'

/**
 * Releases an enquiry from quarantine as genuine; throws `not_found` when no enquiry with this id is
 * quarantined, `forbidden` for a role that does not read the report.
 */
export async function releaseEnquiry(
  db: DatabaseClient,
  staff: Staff,
  { report, id }: { report: string; id: string },
): Promise<{ message: string }> {
  const { view, family } = reportOf(report)
  requireRights(staff, { onlyFor: readersOf[family] })
  if (await releaseQuarantined(db, view, id)) return { message: 'This entry counts as genuine now.' }
  throw new AppError('not_found', { message: 'This entry is not held back any more, or was erased.' })
}
