import type { TestedDatabase } from '#server/local/postgres/database.ts'

/** How many transactions wait for another one; a test goes on once there are any. */
export async function waitingForLocks(database: TestedDatabase): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}
