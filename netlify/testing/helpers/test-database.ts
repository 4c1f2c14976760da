import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaff, type NewStaff, type SignedUp, signUp } from '#server/local/supabase/accounts.ts'
import { seedData } from '#server/local/supabase/data/seed-data.ts'
import { loadTemplate } from '#server/local/supabase/data/template.ts'
import { type Engine, openEngine, type Row } from '#server/local/supabase/engine.ts'
import { makeKeys, type ProjectKeys } from '#server/local/supabase/keys.ts'
import { listenOnLoopback } from '#server/local/supabase/listener.ts'
import { openNativeEngine } from '#server/local/supabase/native-engine.ts'
import { cloneDatabase } from './cloned-database.ts'
import { type StaffTokens, startStaffSession } from './staff-tokens.ts'

/** A fresh Supabase with the real migrations, for one test file. */
export interface TestDatabase {
  url: string
  publishableKey: string
  secretKey: string
  /** Runs a statement as superuser, past row-level security. */
  sql: <Result extends Row = Row>(query: string, params?: unknown[]) => Promise<Result[]>
  /** Runs a statement in every session of the database, such as a `set`. */
  everywhere: Engine['everywhere']
  /** Makes an auth user with a staff row; missing values are made up. */
  createStaff: (staff?: Partial<NewStaff>) => Promise<SignedUp & NewStaff>
  /**
   * Opens the session of an access token as one of staff, which only the server may do; false when it did not
   * open.
   */
  openSession: (accessToken: string) => Promise<boolean>
  /** Opens a session of a member of staff without a password. */
  startSession: (staff: { id: string }) => Promise<StaffTokens>
  /** Makes an auth user without a staff row: a signed-in stranger. */
  createUser: (account?: {
    email?: string
    password?: string
  }) => Promise<SignedUp & { email: string; password: string }>
  /** Fills in the demo data. */
  seed: () => Promise<void>
  /** The engine itself, for work in its tables. */
  engine: Engine
  objectsFolder: string
  /** Calls the Supabase API in this process, without the network. */
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

/**
 * Starts a database for this test file alone, embedded where that is asked for or where no Postgres runs for
 * the tests; call `close` in `afterAll`.
 */
export async function startTestDatabase(options: { embedded?: boolean } = {}): Promise<TestDatabase> {
  const objectsFolder = await mkdtemp(join(tmpdir(), 'dealer-objects-'))
  const keys = makeKeys()
  const engine = await openTestEngine(keys, objectsFolder, options)
  const listener = await listenOnLoopback(engine)
  let accounts = 0

  return {
    url: listener.url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    engine,
    objectsFolder,
    sql: engine.sql,
    everywhere: engine.everywhere,
    fetch: (request) => engine.fetch(request),
    seed: () => seedData(engine),
    createStaff: async (given = {}) => {
      const number = ++accounts
      const staff: NewStaff = {
        userId: `staff${number}`,
        name: given.userId ?? `staff${number}`,
        email: `staff${number}@dealer.example`,
        password: `password-${number}`,
        ...given,
      }
      return { ...staff, ...(await createStaff(engine, keys.publishableKey, staff)) }
    },
    startSession: ({ id }) => startStaffSession(engine, keys.jwtSecret, id),
    openSession: async (accessToken) => {
      const [, claims = ''] = accessToken.split('.')
      const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string }
      const [row] = await engine.sql<{ is_open: boolean }>(
        'select public.open_staff_session($1) as is_open',
        [session_id],
      )
      return row?.is_open === true
    },
    createUser: async (given = {}) => {
      const number = ++accounts
      const account = {
        email: `user${number}@visitor.example`,
        password: `password-${number}`,
        ...given,
      }
      return { ...account, ...(await signUp(engine, keys.publishableKey, account)) }
    },
    close: async () => {
      await listener.close()
      await engine.close()
      await rm(objectsFolder, { recursive: true, force: true })
    },
  }
}

async function openTestEngine(
  keys: ProjectKeys,
  objectsFolder: string,
  { embedded = false }: { embedded?: boolean },
): Promise<Engine> {
  const database = embedded ? undefined : await cloneDatabase()
  if (!database) return openEngine({ keys, template: await loadTemplate(), objectsFolder })
  const engine = await openNativeEngine({ keys, url: database.url, objectsFolder })
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await database.drop()
    },
  }
}
