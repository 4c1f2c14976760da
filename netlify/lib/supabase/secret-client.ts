import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env, secretKey } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * A client with the secret key, which passes row-level security. Whoever imports it stands in this list, which a test
 * compares, and says beside its query why a policy cannot express what it needs:
 * - `data/enquiries.ts` stores what visitors send, at once or out of the second store; a policy cannot tell this server,
 *   which alone knows the address and has checked the fields, from anybody else.
 * - `data/staff.ts` looks up who signs in before anybody is signed in, opens the session once the password was right, and
 *   lets a new password or e-mail pass; whoever could do that past the server would sign in uncounted.
 * - `data/pictures.ts` stores and removes the pictures of staff, which past the site would leave no trace.
 * - `data/sign-in-tries.ts` counts tries of people who are not signed in; whoever could call it could lock others out.
 * - `data/resumes.ts` stores, signs, checks, reads and removes résumés of applicants, who are not signed in either; a
 *   policy that let visitors write to the bucket would let them fill it.
 * - `data/unclaimed-resumes.ts` lists the résumés that no application claims; nobody who is signed in may list the
 *   bucket.
 * - `data/site-builds.ts` takes and records calls of the build hook, on a schedule and for nobody.
 * - `data/due-prices.ts` sets the prices of batches that are due, at midnight, when nobody is signed in.
 * - `data/health.ts` asks Storage for the bucket of résumés, which nobody else sees.
 */
export function secretClient(): DatabaseClient {
  return createClient<Database>(env().SUPABASE_URL, secretKey(), stateless)
}
