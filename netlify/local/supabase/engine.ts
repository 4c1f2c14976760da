import type { EmbeddedEngine } from './engine-shape.ts'
import { serializers } from './hosted-behaviour.ts'
import { hostedDefaults } from './hosted-defaults.ts'
import { answerLikeHosted, loadLite, openApp, type ProjectOptions } from './project-api.ts'
import { takeTurns } from './turns.ts'

export type { EmbeddedEngine, Engine, Row } from './engine-shape.ts'

export interface EngineOptions extends ProjectOptions {
  /** Folder of the database; without one the database is in memory. */
  databaseFolder?: string
  /** A dump of a migrated database to begin from. */
  template?: Blob
}

/**
 * Size of Postgres's cache for the pages of the database's files, within this process. A page that is not
 * cached comes from the operating system's own cache as quickly; Postgres's usual 128MB filled up within
 * minutes.
 */
const pageCache = '32MB'

/** Opens the embedded Supabase, without migrations. */
export async function openEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  await loadLite()
  const [{ createPgliteConnection, PGlite }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const connection = await createPgliteConnection({
    url: options.databaseFolder ?? 'memory://',
    pgliteOptions: {
      extensions: { pg_trgm },
      serializers,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageCache}`],
      ...(options.template ? { loadDataDir: options.template } : {}),
    },
  })
  // Asked here, because the first query of a database that did not start would print a stack before it
  // throws.
  await connection.driver.waitReady
  if (!connection.driver.ready) throw new Error('the database does not start')
  const app = await openApp(connection, options)
  if (!options.template) {
    await app.ensureSystemSchema()
    // Only in a new database: in one with data the first migration has already revoked the rights that these
    // statements grant.
    const applied = await connection.driver.query('select from supabase_migrations.schema_migrations limit 1')
    if (applied.rows.length === 0) await connection.driver.exec(hostedDefaults)
  }

  // All callers share one Postgres session. Without turns, two requests at once would share a transaction and
  // a role.
  const turn = takeTurns()
  const engine: EmbeddedEngine = {
    fetch: (request, peerAddress) => answer(request, peerAddress),
    sql: (query, params = []) =>
      turn(async () => (await connection.driver.query(query, params)).rows as never),
    alone: (task) =>
      turn(async () => {
        const result = await task(connection.driver)
        await connection.clearSchemaCache()
        return result
      }),
    everywhere: (statement) => turn(async () => void (await connection.driver.exec(statement))),
    dump: () => turn(() => connection.driver.dumpDataDir('none')),
    close: () => turn(() => connection.close()),
  }
  const answer = answerLikeHosted(app, options, engine, turn)
  return engine
}
