import type { ClosedDay } from '#contract/outlets/closed-days.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/outlets/closed-days.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { strandedWords } from '#server/services/appointments/appointments.ts'

/** Closes every outlet on one day; throws `invalid_fields` when that day is closed already. */
export async function addClosedDay(
  db: DatabaseClient,
  row: { day: string; words: string },
): Promise<{ message: string; closedDay: ClosedDay }> {
  const outcome = await data.insertClosedDay(db, row)
  if (outcome === 'day_taken')
    throw new AppError('invalid_fields', { fields: { day: 'This day stands in the list already.' } })
  const stranded = await strandedWords(db, { asked: outcome.day })
  return {
    message: `All outlets are closed on that day: ${outcome.words}.${stranded}`,
    closedDay: outcome,
  }
}

/** Opens every outlet on a day again; throws `not_found` when that day is no longer closed. */
export async function deleteClosedDay(db: DatabaseClient, id: number): Promise<{ message: string }> {
  if (!(await data.deleteClosedDay(db, id)))
    throw new AppError('not_found', {
      message: 'That day stands in the list no more. Please reload the page.',
    })
  return { message: 'The outlets are open on that day as in other weeks.' }
}
