import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetEnv } from '#server/lib/env.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { seedDealership } from '../../../supabase/seed/dealership.ts'
import { startTestDatabase, type TestDatabase } from './test-database.ts'

const site = 'http://localhost:8888'

/** One caller with cookies of its own, like a browser on this site. */
export interface Caller {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  /** Like `call`, but the answer comes before its body has arrived. */
  stream: (method: string, path: string, options?: CallOptions) => Promise<Response>
  signIn: (userId: string, password: string) => Promise<Answer>
  /**
   * Goes on with a session of this member of staff, as after a sign-in; nobody checks a password, because
   * that takes time.
   */
  as: (member: { id: string }) => Promise<void>
  /** The caller's cookies as a `Cookie` header, to hand them to another client. */
  cookies: () => string
}

/** A caller with the session of a member of staff. */
export interface StaffCaller extends Caller {
  account: Awaited<ReturnType<TestDatabase['createStaff']>>
}

export interface CallOptions {
  /** Sent as JSON, unless it is already a text, bytes or a form. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON of the answer; undefined when the answer is no JSON. */
  body: unknown
  bytes: Buffer
}

export interface TestApi {
  db: TestDatabase
  /** A new browser without cookies, at the address of this machine unless `ip` is given. */
  caller: (ip?: string) => Caller
  /** A new browser with the session of a new member of staff; values that are not given are made up. */
  staffCaller: (...given: Parameters<TestDatabase['createStaff']>) => Promise<StaffCaller>
  /** Runs the scheduled functions now. */
  runScheduled: () => Promise<void>
  /** The folder of the second store. */
  secondStoreFolder: string
  close: () => Promise<void>
}

/**
 * Every function of the site over a fresh database with the real migrations. The database is embedded where
 * that is asked for: a test that sets the clock of the database needs one in its own process. Call `close` in
 * `afterAll`.
 */
export async function startTestApi(options: { embedded?: boolean } = {}): Promise<TestApi> {
  const db = await startTestDatabase(options)
  process.env.SUPABASE_URL = db.url
  process.env.SUPABASE_PUBLISHABLE_KEY = db.publishableKey
  process.env.SUPABASE_SECRET_KEY = db.secretKey
  const secondStoreFolder = await mkdtemp(join(tmpdir(), 'dealer-second-store-'))
  process.env.SECOND_STORE_FOLDER = secondStoreFolder
  process.env.SECOND_STORE_KEY = randomBytes(32).toString('base64url')
  forgetEnv()
  await warmUp(db)
  // A new dealer begins without some parts of the site, whose forms tests send.
  await db.sql('update public.site_parts set is_on = true where not is_on')
  const functions = await hostFunctions()

  function caller(ip?: string): Caller {
    const jar = new Map<string, string>()

    async function stream(
      method: string,
      path: string,
      { body, headers }: CallOptions = {},
    ): Promise<Response> {
      const isForm = body instanceof FormData
      const isRaw = isForm || typeof body === 'string' || body instanceof Uint8Array
      const request = new Request(new URL(path, site), {
        method,
        headers: {
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...(jar.size > 0 ? { cookie: cookies() } : {}),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: body === undefined ? null : isRaw ? (body as BodyInit) : JSON.stringify(body),
      })
      const response = await functions.fetch(request, ip)
      if (!response) throw new Error(`No function takes ${method} ${path}.`)
      for (const cookie of response.headers.getSetCookie()) keep(cookie)
      return response
    }

    async function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
      const response = await stream(method, path, options)
      const bytes = Buffer.from(await response.arrayBuffer())
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const answer = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
      return { status: response.status, headers: response.headers, body: answer, bytes }
    }

    function keep(cookie: string): void {
      const [pair = '', ...attributes] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) jar.delete(name)
      else jar.set(name, value)
    }

    function cookies(): string {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    }

    return {
      call,
      stream,
      cookies,
      signIn: (userId, password) => call('POST', '/api/login', { body: { userId, password } }),
      as: async (member) => {
        const tokens = JSON.stringify(await db.startSession(member))
        jar.set('__Host-staff', `base64-${Buffer.from(tokens).toString('base64url')}`)
      },
    }
  }

  return {
    db,
    caller,
    staffCaller: async (given) => {
      const account = await db.createStaff(given)
      const staff = caller()
      await staff.as(account)
      return { ...staff, account }
    },
    runScheduled: () => functions.runScheduled(),
    secondStoreFolder,
    close: async () => {
      await db.close()
      await rm(secondStoreFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Makes one call before the tests: the first call reads the whole schema, which on a busy machine takes
 * longer than functions wait for a database.
 */
async function warmUp(db: TestDatabase): Promise<void> {
  const headers = { apikey: db.publishableKey }
  await db.fetch(new Request(`${db.url}/rest/v1/vehicles?select=id&limit=1`, { headers }))
}

/** Inserts a vehicle with defaults for every column that a test does not set. */
export async function insertVehicle(
  db: TestDatabase,
  given: {
    bikeName?: string
    displayName?: string
    category?: string
    rupees?: number
    isActive?: boolean
  } = {},
): Promise<number> {
  const { bikeName = 'SP125', displayName = bikeName, category = 'motorcycle' } = given
  const { rupees = 91_771, isActive = true } = given
  const [row] = await db.sql<{ id: number }>(
    `insert into public.vehicles (bike_name, display_name, category, body_type, price_paise, is_active, engine, details,
       name_image, icon_image, listing_image, hero_image, brochure, body_dimensions)
     values ($1, $5, $2, 'commuter', $3, $4, '124 cc', 'Words', '/media/n.webp', '/media/i.webp', '/media/l.webp', '/media/h.webp',
       '/media/b.pdf', '{"overallLength": "2,020 mm", "aWidth": "785 mm"}') returning id`,
    [bikeName, category, rupees * 100, isActive, displayName],
  )
  if (!row) throw new Error('The vehicle was not stored.')
  return row.id
}

/** Fills in who the dealer is and switches the site on, as the demo data does. */
export async function openTheSite(db: TestDatabase): Promise<void> {
  await seedDealership(async (query, params) => ({ rows: await db.sql(query, params) }))
}

/** Stores colours of a vehicle without pictures, and answers their ids by name. */
export async function insertColours(
  db: TestDatabase,
  vehicleId: number,
  names: readonly string[],
): Promise<Record<string, number>> {
  const rows = await db.sql<{ id: number; name: string }>(
    `insert into public.colours (vehicle_id, name, swatch_image, image, paint)
     select $1, name, '', '', '{#aa0000}' from unnest($2::text[]) as name returning id, name`,
    [vehicleId, names],
  )
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]))
}
