import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { projectFolder } from '#server/command/project.ts'
import { keptDump } from '#server/local/kept-dump.ts'

/** One connection to a database under test, as its owner. */
export interface TestedDatabase {
  /** One statement, with parameters from $1; `affected` counts the rows it changed. */
  query(sql: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[]; affected: number }>
  /** Several statements without parameters. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

/** The functions of a hosted project that say who calls, as SQL. */
export const hostedClaims: string = readFileSync(join(import.meta.dirname, 'hosted-claims.sql'), 'utf8')
/** The parts of a hosted project that exist before the first migration, as SQL. */
export const hostedStub: string = `${readFileSync(join(import.meta.dirname, 'hosted-stub.sql'), 'utf8')}\n${hostedClaims}`

const migrationsFolder = join(projectFolder, 'supabase/migrations')

/** The files of `migrations/` in the order in which they are applied. */
export function migrationFiles(): { name: string; sql: string }[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), 'utf8') }))
}

/** Brings an empty database to the present schema, each migration in a transaction of its own. */
export async function migrate(database: TestedDatabase): Promise<void> {
  await database.script(hostedStub)
  for (const { name, sql } of migrationFiles()) {
    try {
      await database.script(`begin;\n${sql}\ncommit;`)
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      })
    }
  }
}

/** A fresh, migrated database in memory, on the engine of the embedded Supabase. */
export async function openEmbeddedDatabase(): Promise<TestedDatabase> {
  const loadDataDir = await keptDump([hostedStub, ...texts(migrationFiles())], async () => {
    const engine = await PGlite.create({ extensions: { pg_trgm } })
    try {
      await migrate(testedDatabase(engine))
      return await engine.dumpDataDir('none')
    } finally {
      await engine.close()
    }
  })
  return testedDatabase(await PGlite.create({ extensions: { pg_trgm }, loadDataDir }))
}

const texts = (files: { name: string; sql: string }[]) => files.flatMap(({ name, sql }) => [name, sql])

function testedDatabase(engine: PGlite): TestedDatabase {
  return {
    async query(sql, params) {
      const answer = await engine.query<Record<string, unknown>>(sql, params)
      return { rows: answer.rows, affected: answer.affectedRows ?? 0 }
    },
    async script(sql) {
      await engine.exec(sql)
    },
    close: () => engine.close(),
  }
}
