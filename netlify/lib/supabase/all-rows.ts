import type { PostgrestResponse } from '@supabase/supabase-js'
import { AppError } from '#contract/wire/errors.ts'
import { dataOf } from './database-error.ts'

/**
 * The most rows that a project answers, `max_rows` of supabase/config.toml. A longer answer is cut off
 * without an error.
 */
export const mostRows = 1_000

/** The select of a list that is read whole: the count shows whether rows are missing. */
export const counted = { count: 'exact' } as const

/**
 * All rows of a list, in as many pages as the project needs; nearly always one. `page` answers the rows from
 * `first` to `last` of a select with `counted` and an order without ties. Throws like `dataOf`, and
 * `internal` when rows are missing.
 */
export async function readAllRows<Row>(
  page: (first: number, last: number) => PromiseLike<PostgrestResponse<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const answer = await page(rows.length, rows.length + mostRows - 1)
    const more = dataOf(answer)
    rows.push(...more)
    const missing = (answer.count ?? Number.NaN) - rows.length
    if (missing <= 0) return rows
    if (more.length === 0 || Number.isNaN(missing))
      throw new AppError('internal', { cause: new Error(`A list ends after ${rows.length} rows.`) })
  }
}

/**
 * The rows that came with their parent, such as the features of a vehicle, or as the answer of a function.
 * Such rows have no second page, so a list as long as the limit throws `internal`: it may be only a part.
 */
export function wholeList<Row>(rows: Row[]): Row[] {
  if (rows.length < mostRows) return rows
  throw new AppError('internal', { cause: new Error(`A list of ${rows.length} rows may be cut.`) })
}
