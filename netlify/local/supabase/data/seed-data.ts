import type { Engine, Row } from '#server/local/supabase/engine.ts'
import { seed } from '../../../../supabase/seed/seed.ts'

/** Fills a fresh database with the demo data, in one transaction. */
export async function seedData(engine: Engine): Promise<void> {
  await engine.alone((database) =>
    database.transaction(async (transaction) => {
      await seed((query, params = []) => transaction.query<Row>(query, params))
    }),
  )
}
