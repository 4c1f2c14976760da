import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * Acts with the secret key, past row-level security. Every caller says in a comment why a policy cannot
 * express what it needs:
 * - `data/staff.ts` looks a user id up before anybody is signed in.
 * - `data/sign-in-tries.ts` counts the tries of people who are not signed in; who could call it could lock others out.
 * - `data/resumes.ts` keeps, signs and checks the resumes of applicants, who are not signed in either: a policy that
 *   let visitors write to the bucket would let them fill it.
 * - `data/enquiries.ts` stores what visitors send, in the one function that may: whoever holds the publishable key could
 *   otherwise write past the checks and limits of this server.
 * - `data/health.ts` looks for the bucket of resumes, and `data/unclaimed-resumes.ts` for the files to sweep: visitors see neither.
 */
export function secretClient(): DatabaseClient {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env()
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, stateless)
}
