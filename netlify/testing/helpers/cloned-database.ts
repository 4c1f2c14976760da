import postgres from 'postgres'

/** The migrated database of the server that `native-postgres.ts` starts. */
export const templateName = 'migrated'

let made = 0

/** A database of the tests' Postgres, for one test file. */
export interface ClonedDatabase {
  /** Connects as the superuser. */
  url: string
  /** Ends all connections and drops the database. */
  drop: () => Promise<void>
}

/** Copies the migrated database; undefined where no Postgres runs for the tests. */
export async function cloneDatabase(): Promise<ClonedDatabase | undefined> {
  const { TEST_POSTGRES_URL } = process.env
  if (!TEST_POSTGRES_URL) return undefined
  const url = new URL(TEST_POSTGRES_URL)
  url.pathname = `test_${process.pid}_${Date.now()}_${++made}`
  const name = url.pathname.slice(1)
  const administrator = postgres(TEST_POSTGRES_URL, { max: 1, onnotice: () => undefined, fetch_types: false })
  await administrator.unsafe(`create database ${name} template ${templateName}`)
  return {
    url: url.href,
    drop: async () => {
      await administrator.unsafe(`drop database ${name} with (force)`)
      await administrator.end()
    },
  }
}
