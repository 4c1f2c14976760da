import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from './env.ts'

export type Database = SupabaseClient

const stateless = {
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  },
} as const

/** Acts as a visitor: row-level security sees the role `anon`. */
export function visitorClient(): Database {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  return createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, stateless)
}
