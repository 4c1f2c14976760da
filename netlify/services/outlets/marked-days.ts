import type { MarkedDay } from '#contract/outlets/marked-days.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/outlets/marked-days.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Marks a day for deliveries; throws `invalid_fields` when that day is marked already. */
export async function addMarkedDay(
  db: DatabaseClient,
  row: { day: string; words: string },
): Promise<{ message: string; markedDay: MarkedDay }> {
  const markedDay = await data.insertMarkedDay(db, row)
  if (markedDay === 'day_taken')
    throw new AppError('invalid_fields', { fields: { day: 'This day stands in the list already.' } })
  return { message: `The choice of a day for a delivery shows ${markedDay.words}.`, markedDay }
}

/** Takes the mark from a day; throws `not_found` when that day is not marked any more. */
export async function deleteMarkedDay(db: DatabaseClient, id: number): Promise<{ message: string }> {
  if (!(await data.deleteMarkedDay(db, id)))
    throw new AppError('not_found', {
      message: 'That day stands in the list no more. Please reload the page.',
    })
  return { message: 'The day is a day like others.' }
}
