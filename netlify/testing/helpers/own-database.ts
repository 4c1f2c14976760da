import postgres from 'postgres'
import { hostedClaims, openEmbeddedDatabase, type TestedDatabase } from '#server/local/postgres/database.ts'
import { valueTypes } from '#server/local/supabase/hosted-behaviour.ts'
import { cloneDatabase } from './cloned-database.ts'

/** Counts are parsed as numbers, as in the embedded database. */
const types = { ...valueTypes, bigint: { to: 20, from: [20], serialize: String, parse: Number } }

/** A fresh, migrated database with nothing in front of it, for one test file: one session of its owner. */
export async function openOwnDatabase(): Promise<TestedDatabase> {
  const database = await cloneDatabase()
  if (!database) return openEmbeddedDatabase()
  const session = postgres(database.url, { max: 1, onnotice: () => undefined, types })
  // The package's own functions read the caller from a different setting than a hosted project's functions
  // do.
  await session.unsafe(hostedClaims)
  return {
    query: async (sql, params = []) => {
      const answer = await session.unsafe(sql, params as never[])
      return { rows: [...answer], affected: answer.count }
    },
    script: async (sql) => {
      await session.unsafe(sql)
    },
    close: async () => {
      await session.end()
      await database.drop()
    },
  }
}
