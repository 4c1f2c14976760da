import type { MarkedDay } from '#contract/outlets/marked-days.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The marked days from today (India) on, the next first. */
export async function listMarkedDays(db: DatabaseClient): Promise<MarkedDay[]> {
  return readAllRows((first, last) =>
    db
      .from('marked_days')
      .select('id, day, words', counted)
      .gte('day', indianDay(new Date()))
      .order('day')
      .range(first, last),
  )
}

/** Marks a day; `day_taken` when the day is marked already. */
export async function insertMarkedDay(
  db: DatabaseClient,
  row: { day: string; words: string },
): Promise<MarkedDay | 'day_taken'> {
  const answer = await db.from('marked_days').insert(row).select('id, day, words').single()
  return isUniqueViolation(answer.error) ? 'day_taken' : dataOf(answer)
}

/** Takes the mark from a day; false when the day is not marked. */
export async function deleteMarkedDay(db: DatabaseClient, id: number): Promise<boolean> {
  return dataOf(await db.from('marked_days').delete().eq('id', id).select('id')).length > 0
}
