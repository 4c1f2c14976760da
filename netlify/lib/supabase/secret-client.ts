import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env, secretKey } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * A client with the secret key, which passes row-level security. Whoever imports it stands in this list, which a test
 * compares, and says beside its query why a policy cannot express what it needs:
 * - `data/enquiries/enquiries.ts` stores what visitors send, at once or out of the second store; a policy cannot tell this server,
 *   which alone knows the address and has checked the fields, from anybody else.
 * - `data/appointments/visits.ts` shows visitors free times, holds one and changes their appointment by its signed link; past the server
 *   nobody would count them or check the link.
 * - `data/privacy/consents.ts` notes a withdrawal by the link of a receipt, which only the server can check.
 * - `data/enquiries/enquiry-status.ts` tells visitors how far their enquiry has come; past the server nobody would count who guesses.
 * - `data/session/staff.ts` looks up who signs in before anybody is signed in, opens the session once the password was right, and
 *   lets a new password or e-mail pass; whoever could do that past the server would sign in uncounted.
 * - `data/people/staff-accounts.ts` makes the account of somebody whom the owner invites, and sets the password that a link allows:
 *   only Auth's own administration can, and whoever follows a link is not signed in.
 * - `data/content/uploaded-files.ts` stores and removes the pictures and brochures of staff, which past the site would leave no
 *   trace, and on a schedule those that nothing names.
 * - `data/session/sign-in-tries.ts` counts tries of people who are not signed in; whoever could call it could lock others out.
 * - `data/enquiries/resumes.ts` stores, signs, checks, reads and removes résumés of applicants, who are not signed in either; a
 *   policy that let visitors write to the bucket would let them fill it.
 * - `data/enquiries/photos.ts` signs, checks, reads and removes photographs of visitors, for the reasons of the résumés.
 * - `data/enquiries/unclaimed-resumes.ts` lists the résumés that no application claims; nobody who is signed in may list the
 *   bucket.
 * - `data/site/site-builds.ts` takes and records calls of the build hook, on a schedule and for nobody.
 * - `data/prices/due-prices.ts` sets the prices of batches that are due, at midnight, when nobody is signed in.
 * - `data/privacy/due-erasures.ts` erases people whose time is over, on a schedule, when nobody is signed in.
 * - `data/leads/freed-leads.ts` gives back the leads of who is no member of staff any more, likewise.
 * - `data/messages/mails.ts` takes what is due out of the outbox of mails and counts what is late, on a schedule and for nobody.
 * - `data/messages/pushes.ts` takes out of which leads devices are to be told, and forgets devices that are gone, likewise.
 * - `data/prices/price-slips.ts` keeps prices that this server worked out, and reads one by its number; past the server anybody could
 *   keep any price.
 * - `data/site/health.ts` asks Storage for the bucket of résumés, which nobody else sees.
 */
export function secretClient(): DatabaseClient {
  return createClient<Database>(env().SUPABASE_URL, secretKey(), stateless)
}
