import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env, secretKey } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * Acts with the secret key, past row-level security. Every caller says in a comment why a policy cannot
 * express what it needs:
 * - `data/staff.ts` looks a user id up before anybody is signed in, and opens staff sessions and allows new passwords, which a
 *   token alone must not.
 * - `data/sign-in-tries.ts` counts the tries of people who are not signed in; who could call it could lock others out.
 * - `data/resumes.ts` keeps, signs and checks the resumes of applicants, who are not signed in either: a policy that
 *   let visitors write to the bucket would let them fill it. It reads them for staff, after their bytes were looked at.
 * - `data/site-builds.ts` calls for builds by schedule, when nobody is signed in.
 * - `lib/supabase/auth-headers.ts` tells Auth the visitor's address, which Auth believes from this key alone.
 * - `data/enquiries.ts` stores what visitors send, in the one function that may: whoever holds the publishable key could
 *   otherwise write past the checks and limits of this server.
 * - `data/health.ts` looks for the bucket of resumes, and `data/unclaimed-resumes.ts` for the files to sweep: visitors see neither.
 */
export function secretClient(): DatabaseClient {
  return createClient<Database>(env().SUPABASE_URL, secretKey(), stateless)
}
