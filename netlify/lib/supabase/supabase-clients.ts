import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env } from '../env.ts'
import { databaseFetch } from './database-fetch.ts'

/**
 * A Supabase client that knows the tables, views and functions of the schema; `npm run schema` writes its
 * types.
 */
export type DatabaseClient = SupabaseClient<Database>

/** The options of a client that keeps no session between requests, for visitors and the secret key. */
export const stateless = {
  global: { fetch: databaseFetch },
  // A failed call is reported at once; the caller decides about a second try.
  db: { retry: false },
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  },
} as const

/** A client that acts as a visitor: row-level security sees the role `anon`. */
export function visitorClient(): DatabaseClient {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, stateless)
}
