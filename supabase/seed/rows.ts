/** Runs one statement as the database's owner; parameters are numbered from $1. */
export type Run = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** One row to store: column to value; arrays become arrays, objects become json with their order kept. */
export type Row = Record<string, unknown>

/**
 * Stores rows in one statement, however many there are. All rows must have the columns of the first one;
 * columns that are not named get their default. Answers the stored rows' `returning` columns.
 */
export async function insertRows(
  run: Run,
  table: string,
  rows: readonly Row[],
  returning?: string,
): Promise<Row[]> {
  if (!rows[0]) return []
  const columns = Object.keys(rows[0]).join(', ')
  // Through text, because drivers disagree on whether a string for a json parameter is encoded once more.
  const answer = await run(
    `insert into public.${table} (${columns})
     select ${columns} from json_populate_recordset(null::public.${table}, $1::text::json)
     ${returning ? `returning ${returning}` : ''}`,
    [JSON.stringify(rows)],
  )
  return answer.rows
}
