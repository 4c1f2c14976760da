import type { ClosedDay } from '#contract/outlets/closed-days.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** A closed day in the shape that readers need; `outlet_id` null stands for every outlet. */
export interface ClosedRow {
  outlet_id: number | null
  day: string
  words: string
}

/**
 * The closed days from today (India) on, the next first: with an outlet its own days and those of all
 * outlets, otherwise all.
 */
export async function readClosedRows(db: DatabaseClient, outlet?: number): Promise<ClosedRow[]> {
  return readAllRows((first, last) => {
    const query = db.from('outlet_closed_days').select('outlet_id, day, words', counted)
    return (outlet === undefined ? query : query.or(`outlet_id.is.null,outlet_id.eq.${outlet}`))
      .gte('day', indianDay(new Date()))
      .order('day')
      .order('id')
      .range(first, last)
  })
}

/** The days on which every outlet is closed, from today (India) on, the next first. */
export async function listClosedDays(db: DatabaseClient): Promise<ClosedDay[]> {
  return readAllRows((first, last) =>
    db
      .from('outlet_closed_days')
      .select('id, day, words', counted)
      .is('outlet_id', null)
      .gte('day', indianDay(new Date()))
      .order('day')
      .range(first, last),
  )
}

/** Closes every outlet on a day; `day_taken` when that day is closed already. */
export async function insertClosedDay(
  db: DatabaseClient,
  row: { day: string; words: string },
): Promise<ClosedDay | 'day_taken'> {
  const answer = await db.from('outlet_closed_days').insert(row).select('id, day, words').single()
  return isUniqueViolation(answer.error) ? 'day_taken' : dataOf(answer)
}

/** Opens every outlet on a day again; false when that day is not closed. */
export async function deleteClosedDay(db: DatabaseClient, id: number): Promise<boolean> {
  const rows = dataOf(
    await db.from('outlet_closed_days').delete().eq('id', id).is('outlet_id', null).select('id'),
  )
  return rows.length > 0
}
