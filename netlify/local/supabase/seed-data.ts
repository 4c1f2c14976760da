import { seed } from '../../../supabase/seed/seed.ts'
import type { Engine, Row } from './engine.ts'

/** Fills a fresh database with the demo data, in one transaction. */
export async function seedData(engine: Engine): Promise<void> {
  await engine.alone((database) =>
    database.transaction(async (transaction) => {
      await seed((query, params = []) => transaction.query<Row>(query, params))
    }),
  )
}
