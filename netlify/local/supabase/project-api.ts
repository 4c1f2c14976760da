import { AsyncLocalStorage } from 'node:async_hooks'
import type { App, DefaultAppConfig } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { answerAccountAdmin } from './account-admin.ts'
import { StoredObjects } from './data/stored-objects.ts'
import { discreetly } from './discreet-errors.ts'
import type { Engine } from './engine-shape.ts'
import { nameRefusedRow, nameSignedAddress, quoteEqualities } from './hosted-behaviour.ts'
import type { ProjectKeys } from './keys.ts'
import type { Turns } from './turns.ts'

export interface ProjectOptions {
  keys: ProjectKeys
  /** Where Storage keeps the bytes of its files. */
  objectsFolder: string
}

/** A connection of the package to Postgres, embedded or not. */
type LiteConnection = PgliteConnection | PostgresConnection

/** Loads the package, which reads an environment variable as it loads. */
export async function loadLite(): Promise<typeof import('@supabase/lite')> {
  process.env.LITE_TELEMETRY = '0'
  const lite = await import('@supabase/lite')
  lite.setExperimental('storage', true)
  return lite
}

/** Makes the package's API over a database. */
export async function openApp(connection: LiteConnection, options: ProjectOptions): Promise<App> {
  const { App } = await loadLite()
  keepGrants(connection)
  tellHeaders(connection)
  return createApp(App, connection, options)
}

/** Answers calls like a hosted project. Each call of the package waits for its turn. */
export function answerLikeHosted(
  app: App,
  { keys }: ProjectOptions,
  engine: Pick<Engine, 'sql' | 'fetch'>,
  turn: Turns,
): Engine['fetch'] {
  return async (request, peerAddress = null) => {
    const whole = quoteEqualities(await readWhole(request))
    const administered = await answerAccountAdmin(whole, engine, keys)
    if (administered) return administered
    const answer = await turn(() =>
      toldHeaders.run(headersOf(whole), () => discreetly(() => app.fetch(whole, { peerAddress }))),
    )
    return nameSignedAddress(whole, await nameRefusedRow(answer))
  }
}

/** The headers of the call that is running. */
const toldHeaders = new AsyncLocalStorage<string>()

/** The headers of a call that the database may know; none for a call that only reads. */
function headersOf({ method, headers }: Request): string {
  if (method === 'GET' || method === 'HEAD') return ''
  return JSON.stringify({ 'x-request-id': headers.get('x-request-id') ?? '' })
}

/**
 * Tells the database the headers of a call, for its transaction only. PostgREST does so for every call, the
 * package only for calls of functions.
 */
function tellHeaders(connection: LiteConnection): void {
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (caller, work, options) =>
    withContext(
      caller,
      async (database) => {
        const told = toldHeaders.getStore()
        if (told && caller && !options?.rpc)
          await database
            .selectNoFrom(({ fn, val }) =>
              fn('set_config', [val('request.headers'), val(told), val(true)]).as('told'),
            )
            .execute()
        return work(database)
      },
      options,
    )
}

/**
 * Keeps the package from changing grants. At its first signed-in call it would grant everything on every
 * table to the API roles, and calls that a hosted project refuses would pass here. The package has no option
 * against that, so the step is marked as done. `hostedDefaults` makes the roles that the step would make.
 */
function keepGrants(connection: LiteConnection): void {
  Reflect.set(connection, 'rlsState', 'active')
}

async function createApp(
  AppClass: typeof App,
  connection: LiteConnection,
  { keys, objectsFolder }: ProjectOptions,
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
