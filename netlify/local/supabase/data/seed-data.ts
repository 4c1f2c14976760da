import type { Engine, Row } from '#server/local/supabase/engine.ts'
import { seedPlaces } from '../../../../supabase/seed/places.ts'
import { seed } from '../../../../supabase/seed/seed.ts'

/** Fills a fresh database with the demo data, in one transaction. */
export async function seedData(engine: Engine): Promise<void> {
  await engine.alone((database) =>
    database.transaction(async (transaction) => {
      await seed((query, params = []) => transaction.query<Row>(query, params))
    }),
  )
}

/** Gives a fresh database what every dealer begins with, which is no content: the places of Odisha. */
export async function seedBeginning(engine: Engine): Promise<void> {
  await engine.alone((database) => seedPlaces((query, params = []) => database.query<Row>(query, params)))
}
