import { Resolver } from 'node:dns/promises'
import postgres from 'postgres'
import type { Variables } from '#server/command/settings.ts'

/** The project and site to check, and how to reach the vendors' facts about them. */
export interface Target {
  variables: Variables
  supabaseUrl: string
  siteUrl: string
  publishableKey: string
  secretKey: string
  /** Versions of the applied migrations; undefined when the database cannot be reached from this machine. */
  appliedMigrations: (() => Promise<string[]>) | undefined
  /** Addresses of the vendors' own APIs. */
  managementApi: string
  netlifyApi: string
  dns: Dns
}

/** The look-ups in the domain name system; each throws ENOTFOUND or ENODATA where there is no record. */
export interface Dns {
  resolveMx: (domain: string) => Promise<{ exchange: string }[]>
  resolve4: (domain: string) => Promise<string[]>
  resolve6: (domain: string) => Promise<string[]>
  resolveTxt: (domain: string) => Promise<string[][]>
}

/** Milliseconds to wait for one answer. */
const patienceMs = 10_000

/** The hosted project and site that the environment names. */
export function hostedTarget(variables: Variables): Target {
  const databaseUrl = variables.SUPABASE_DB_URL
  return {
    variables,
    supabaseUrl: (variables.SUPABASE_URL ?? '').replace(/\/$/, ''),
    siteUrl: (variables.SITE_URL ?? '').replace(/\/$/, ''),
    publishableKey: variables.SUPABASE_PUBLISHABLE_KEY ?? '',
    secretKey: variables.SUPABASE_SECRET_KEY ?? '',
    appliedMigrations: databaseUrl ? () => readMigrations(databaseUrl) : undefined,
    managementApi: 'https://api.supabase.com',
    netlifyApi: 'https://api.netlify.com',
    dns: new Resolver({ timeout: 3_000, tries: 2 }),
  }
}

async function readMigrations(url: string): Promise<string[]> {
  const connection = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined })
  try {
    const rows = await connection`select version from supabase_migrations.schema_migrations`
    return rows.map(({ version }) => String(version))
  } finally {
    await connection.end()
  }
}

/** Fetches an address and gives up after ten seconds. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  if (!URL.canParse(url)) throw new Error('its address is not set')
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(patienceMs) })
}

/** Calls the project's API with a key, as a client without a session does. */
export function askProject({ supabaseUrl }: Target, key: string, path: string, init: RequestInit = {}) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return ask(supabaseUrl + path, { ...init, headers })
}
