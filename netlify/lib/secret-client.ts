import { createClient } from '@supabase/supabase-js'
import { env } from './env.ts'
import type { Database } from './supabase-clients.ts'

/**
 * Acts with the secret key, past row-level security. Every caller says in a comment why a policy cannot
 * express what it needs:
 * - `data/staff.ts` looks a user id up before anybody is signed in.
 */
export function secretClient(): Database {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env()
  return createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  })
}
