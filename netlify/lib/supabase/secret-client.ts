import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/database.types.ts'
import { env, secretKey } from '../env.ts'
import { type DatabaseClient, stateless } from './supabase-clients.ts'

/**
 * A client with the secret key, which bypasses row-level security. Every file that imports it stands in this
 * list, which a test compares with the imports, and says beside its query why no policy can express the
 * query:
 * - `data/enquiries/enquiries.ts` stores what visitors send, at once or out of the second store; a policy
 *   cannot tell this server, which alone knows the address and has checked the fields, from any other caller.
 * - `data/appointments/visitor-appointments.ts` shows visitors free times, holds one and changes their
 *   appointment by its signed link; past the server nothing would count their calls or check the link.
 * - `data/orders/own-orders.ts` shows buyers their order by its signed link, which only this server can
 *   check.
 * - `data/payments/link-payments.ts` takes in what the payment provider says was paid, and makes links for
 *   buyers; past the server nothing would check its signature or their links.
 * - `data/quotations/own-quotation.ts` shows buyers their quotation and stores their yes, by its signed link,
 *   which only this server can check.
 * - `data/privacy/consents.ts` stores a withdrawal by the link of a receipt, which only the server can check.
 * - `data/privacy/notices.ts` keeps the notices that visitors were shown, which only this server knows.
 * - `data/enquiries/review-asks.ts` says what a review is asked of and takes a no, by a link that only the
 *   server can check.
 * - `data/enquiries/enquiry-status.ts` tells visitors how far their enquiry has come; past the server nothing
 *   would count wrong guesses.
 * - `data/privacy/data-requests.ts` writes down what visitors ask about their details and keeps the codes by
 *   which they prove an address, for the same reason.
 * - `data/session/staff.ts` looks up an account before anybody is signed in, opens the session once the
 *   password was right, and lets a new password or e-mail pass; past the server people could sign in
 *   uncounted.
 * - `data/people/staff-accounts.ts` makes the account of a person whom the owner invites, and sets the
 *   password that a link allows: only Auth's own administration can, and a person who follows a link is not
 *   signed in.
 * - `data/content/uploaded-files.ts` stores and removes the pictures and brochures of staff, which past the
 *   site would leave no trace, and removes on a schedule the files that no row names.
 * - `data/session/sign-in-tries.ts` counts tries of people who are not signed in; a caller past the server
 *   could lock others out.
 * - `data/enquiries/uploads.ts` notes and signs the uploads of visitors, who are not signed in; nobody else
 *   may write to a bucket.
 * - `data/enquiries/resumes.ts` stores, signs, checks, reads and removes résumés of applicants, who are not
 *   signed in either; a policy that let visitors write to the bucket would let them fill it.
 * - `data/enquiries/photos.ts` signs, checks, reads and removes photographs of visitors, for the same reasons
 *   as résumés.
 * - `data/enquiries/unclaimed-resumes.ts` lists the résumés that no application claims; no signed-in member
 *   of staff may list the bucket.
 * - `data/site/site-builds.ts` takes and records calls of the build hook, on a schedule, when nobody is
 *   signed in.
 * - `data/prices/due-prices.ts` sets the prices of batches that are due, at midnight, when nobody is signed
 *   in.
 * - `data/privacy/due-erasures.ts` erases people whose time is over, on a schedule, when nobody is signed in.
 * - `data/leads/freed-leads.ts` frees the leads of people who are no longer staff, on a schedule, when nobody
 *   is signed in.
 * - `data/messages/mails.ts` takes due mails out of the outbox and counts late ones, on a schedule, when
 *   nobody is signed in.
 * - `data/messages/pushes.ts` takes the leads that devices wait to be told of, and removes devices that are
 *   gone, on a schedule, when nobody is signed in.
 * - `data/messages/due-outgoing.ts` takes the messages to the other system, on a schedule, when nobody is
 *   signed in.
 * - `data/messages/whatsapp-sending.ts` takes and records the messages by WhatsApp, on a schedule, when
 *   nobody is signed in.
 * - `data/messages/whatsapp-deliveries.ts` stores what Meta hands over about them; past the server nothing
 *   would check its signature.
 * - `data/prices/price-slips.ts` stores prices that this server worked out, and reads one by its number; past
 *   the server anybody could store any price.
 * - `data/doors/deliveries.ts` stores what senders outside hand over, who are nobody's account; past the
 *   server nothing would check their signatures and keys.
 * - `data/site/vitals.ts` counts what browsers report of a visit; past the server nothing would check the
 *   values or count the senders.
 * - `data/site/health.ts` asks Storage for the bucket of résumés, which no other key sees.
 */
export function secretClient(): DatabaseClient {
  return createClient<Database>(env().SUPABASE_URL, secretKey(), stateless)
}
