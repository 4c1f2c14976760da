import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env, secretKey } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * A client with the secret key, which passes row-level security. Every caller says in a comment why a policy cannot
 * express what it needs:
 * - `data/staff.ts` looks a user id up before anybody is signed in, and says whose password or e-mail may change: a staff
 *   token alone may not.
 * - `data/pictures.ts` stores and removes the pictures of staff, which past the site would leave no trace.
 * - `data/sign-in-tries.ts` counts tries of people who are not signed in; whoever could call it could lock others out.
 * - `data/resumes.ts` stores, signs and checks résumés of applicants, who are not signed in either; a policy that let
 *   visitors write to the bucket would let them fill it.
 * - `data/unclaimed-resumes.ts` lists the résumés that no application claims; nobody who is signed in may list the
 *   bucket.
 * - `data/health.ts` asks Storage for the bucket of résumés, which nobody else sees.
 * - `services/store-waiting.ts` stores waiting enquiries with the moment they were accepted, which visitors may not
 *   choose.
 */
export function secretClient(): DatabaseClient {
  return createClient<Database>(env().SUPABASE_URL, secretKey(), stateless)
}
