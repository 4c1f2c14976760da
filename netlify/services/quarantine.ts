import { AppError } from '#contract/errors.ts'
import { releaseQuarantined } from '#server/data/quarantine.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { reportOf } from './reports.ts'

/** Counts a quarantined enquiry as genuine; throws `not_found` when none is quarantined under this id. */
export async function releaseEnquiry(
  db: DatabaseClient,
  { report, id }: { report: string; id: string },
): Promise<{ message: string }> {
  if (await releaseQuarantined(db, reportOf(report).view, id))
    return { message: 'This entry counts as genuine now.' }
  throw new AppError('not_found', { message: 'This entry is not held back any more.' })
}
