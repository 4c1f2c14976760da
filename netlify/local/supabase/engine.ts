import type { PGlite } from '@electric-sql/pglite'
import type { App, DefaultAppConfig } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { discreetly } from './discreet-errors.ts'
import { hostedDefaults } from './hosted-defaults.ts'
import type { ProjectKeys } from './keys.ts'
import { partialAnswer } from './partial-answer.ts'
import { StoredObjects } from './stored-objects.ts'
import { takeTurns } from './turns.ts'

export type Row = Record<string, unknown>

export interface EngineOptions {
  keys: ProjectKeys
  /** Folder of the database; in memory when not said. */
  databaseFolder?: string
  /** A migrated database dumped earlier, to begin from. */
  template?: Blob
  objectsFolder: string
}

/** Postgres, PostgREST, Auth and Storage in this process. */
export interface Engine {
  fetch: (request: Request, peerAddress?: string | null) => Promise<Response>
  /** Runs one statement as superuser, past row-level security. */
  sql: <Result extends Row = Row>(query: string, params?: unknown[]) => Promise<Result[]>
  /** Runs a task alone on the database, as superuser; the API sees changes of the schema afterwards. */
  alone: <Result>(task: (database: PGlite) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Opens the embedded Supabase, without migrations. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  // Read when the package loads, hence before the imports.
  process.env.LITE_TELEMETRY = '0'
  const [lite, { createPgliteConnection }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  lite.setExperimental('storage', true)

  const connection = await createPgliteConnection({
    url: options.databaseFolder ?? 'memory://',
    pgliteOptions: {
      extensions: { pg_trgm },
      ...(options.template ? { loadDataDir: options.template } : {}),
    },
  })
  keepGrants(connection)
  const app = await createApp(lite.App, connection, options)
  if (!options.template) {
    await app.ensureSystemSchema()
    await connection.driver.exec(hostedDefaults)
  }

  // All callers share one Postgres session: without turns, two requests at once fall into each other's
  // transaction and run under each other's role.
  const turn = takeTurns()
  return {
    fetch: async (request, peerAddress = null) => {
      const whole = await readWhole(request)
      return partialAnswer(
        whole,
        await turn(async () => {
          await tellHeaders(connection, whole)
          return discreetly(() => app.fetch(whole, { peerAddress }))
        }),
      )
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
}

/** PostgREST tells the database the headers of every call; the package does so for calls of functions alone. */
async function tellHeaders({ driver }: PgliteConnection, { method, headers }: Request): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const told = JSON.stringify({ 'x-request-id': headers.get('x-request-id') ?? '' })
  await driver.query(`select set_config('request.headers', $1, false)`, [told])
}

/**
 * On its first signed-in call the package grants everything on every table to the API roles, which would undo the
 * least grants of the migrations: what is refused on a hosted project would pass here. The roles it makes then are
 * made by `hostedDefaults`, so the step is marked as done; it has no option of its own.
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
  // The package announces its experimental storage here; the README says it once for all.
  console.warn = () => undefined
  try {
    const app = new AppClass(config)
    app._storageAdapter = new StoredObjects(objectsFolder)
    return await app.init()
  } finally {
    console.warn = warn
  }
}

/** A slow sender must not hold the database's turn: the body is read before it is taken. */
async function readWhole(request: Request): Promise<Request> {
  if (!request.body) return request
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
  })
}
