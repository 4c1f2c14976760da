import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaff, type NewStaff, type SignedUp, signUp } from '#server/local/supabase/accounts.ts'
import { type Engine, openEngine, type Row } from '#server/local/supabase/engine.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { listenOnLoopback } from '#server/local/supabase/listener.ts'
import { seedData } from '#server/local/supabase/seed-data.ts'
import { loadTemplate } from '#server/local/supabase/template.ts'

/** A fresh embedded Supabase with the real migrations, for one test file. */
export interface TestDatabase {
  url: string
  publishableKey: string
  secretKey: string
  /** Runs a statement as superuser, past row-level security. */
  sql: <Result extends Row = Row>(query: string, params?: unknown[]) => Promise<Result[]>
  /** Makes an auth user with a staff row; missing values are made up. */
  createStaff: (staff?: Partial<NewStaff>) => Promise<SignedUp & NewStaff>
  /** Opens the session of an access token as one of staff, which only the server may; false when it did not. */
  openSession: (accessToken: string) => Promise<boolean>
  /** Makes an auth user without a staff row: a signed-in stranger. */
  createUser: (account?: {
    email?: string
    password?: string
  }) => Promise<SignedUp & { email: string; password: string }>
  /** Fills in the demo data. */
  seed: () => Promise<void>
  /** The engine itself, for what is done in its tables. */
  engine: Engine
  objectsFolder: string
  /** Calls the Supabase API in this process, without the network. */
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

/** Starts a database of its own; call `close` in `afterAll`. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const objectsFolder = await mkdtemp(join(tmpdir(), 'dealer-objects-'))
  const keys = makeKeys()
  const engine = await openEngine({ keys, template: await loadTemplate(), objectsFolder })
  const listener = await listenOnLoopback(engine)
  let accounts = 0

  return {
    url: listener.url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    engine,
    objectsFolder,
    sql: engine.sql,
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
