import type { App, DefaultAppConfig } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { answerAccountAdmin } from './account-admin.ts'
import { discreetly } from './discreet-errors.ts'
import type { Engine } from './engine-shape.ts'
import { nameRefusedRow, nameSignedAddress, quoteEqualities, serializers } from './hosted-behaviour.ts'
import { hostedDefaults } from './hosted-defaults.ts'
import type { ProjectKeys } from './keys.ts'
import { StoredObjects } from './stored-objects.ts'
import { takeTurns } from './turns.ts'

export type { Engine, Row } from './engine-shape.ts'

export interface EngineOptions {
  keys: ProjectKeys
  /** Folder of the database; the database is in memory without one. */
  databaseFolder?: string
  /** A dump of a migrated database to begin from. */
  template?: Blob
  objectsFolder: string
}

/**
 * What Postgres keeps of the database's files, all of it in this process. A page that is not in it comes from the operating
 * system's own cache as quickly; Postgres's usual 128MB filled up within minutes.
 */
const pageCache = '32MB'

/** Opens the embedded Supabase, without migrations. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  // The package reads this variable when it loads, so it is set before the imports.
  process.env.LITE_TELEMETRY = '0'
  const [lite, { createPgliteConnection, PGlite }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  lite.setExperimental('storage', true)

  const connection = await createPgliteConnection({
    url: options.databaseFolder ?? 'memory://',
    pgliteOptions: {
      extensions: { pg_trgm },
      serializers,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageCache}`],
      ...(options.template ? { loadDataDir: options.template } : {}),
    },
  })
  keepGrants(connection)
  const app = await createApp(lite.App, connection, options)
  if (!options.template) {
    await app.ensureSystemSchema()
    await connection.driver.exec(hostedDefaults)
  }

  // All callers share one Postgres session. Without turns, two requests at once would share a transaction and a role.
  const turn = takeTurns()
  const engine: Engine = {
    fetch: async (request, peerAddress = null) => {
      const whole = quoteEqualities(await readWhole(request))
      const administered = await answerAccountAdmin(whole, engine, options.keys)
      if (administered) return administered
      const answer = await turn(async () => {
        await tellHeaders(connection, whole)
        return discreetly(() => app.fetch(whole, { peerAddress }))
      })
      return nameSignedAddress(whole, await nameRefusedRow(answer))
    },
    sql: (query, params = []) =>
      turn(async () => (await connection.driver.query(query, params)).rows as never),
    alone: (task) =>
      turn(async () => {
        const result = await task(connection.driver)
        await connection.clearSchemaCache()
        return result
      }),
    close: () => turn(() => connection.close()),
  }
  return engine
}

/**
 * Tells the database the headers of a call. PostgREST does so for every call, the package only for calls of functions.
 */
async function tellHeaders({ driver }: PgliteConnection, { method, headers }: Request): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const told = JSON.stringify({ 'x-request-id': headers.get('x-request-id') ?? '' })
  await driver.query(`select set_config('request.headers', $1, false)`, [told])
}

/**
 * Keeps the package from changing grants. On its first signed-in call it would grant everything on every table to the
 * API roles, and what a hosted project refuses would pass here. It has no option against that, so the step is marked as
 * done. `hostedDefaults` makes the roles that the step would make.
 */
function keepGrants(connection: PgliteConnection): void {
  Reflect.set(connection, 'rlsState', 'active')
}

async function createApp(
  AppClass: typeof App,
  connection: PgliteConnection,
  { keys, objectsFolder }: EngineOptions,
): Promise<App> {
  const config: DefaultAppConfig = {
    connection,
    auth: {
      enabled: true,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
    },
    storage: { enabled: true },
    options: { server: { admin: false } },
  }
  const { warn } = console
  // The package prints a warning about its experimental storage at every start.
  console.warn = () => undefined
  try {
    const app = new AppClass(config)
    app._storageAdapter = new StoredObjects(objectsFolder)
    return await app.init()
  } finally {
    console.warn = warn
  }
}

/** Reads the body before the call takes its turn, so that a slow sender does not block the database. */
async function readWhole(request: Request): Promise<Request> {
  if (!request.body) return request
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
  })
}
