import { AppError } from '#contract/errors.ts'
import type { ReportId } from '#contract/reports.ts'
import { releaseHeld } from '#server/data/quarantine.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { viewOf } from './reports.ts'

/** Counts an enquiry that was held back as genuine; throws `not_found` when none is held back under this id. */
export async function releaseSubmission(
  db: DatabaseClient,
  { report, id }: { report: string; id: string },
): Promise<{ message: string }> {
  // The contract knows no other reports.
  if (await releaseHeld(db, viewOf[report as ReportId], id))
    return { message: 'This entry counts as genuine now.' }
  throw new AppError('not_found', { message: 'This entry is not held back any more.' })
}
