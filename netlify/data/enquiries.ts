import type { ProductEnquiry } from '#contract/enquiries.ts'
import { dataOf } from '#server/lib/database-error.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

/** What every stored submission carries beside its fields. */
export interface Submission {
  /** The row's key: the browser's uuid, the same for every repeat of one submission. */
  id: string
  /** SHA-256 of the parsed body, in hex. */
  hash: string
}

const uniqueViolation = '23505'

/** Stores a product enquiry. Answers `repeated` when a row of this id stands already; nothing is changed then. */
export async function insertProductEnquiry(
  db: Database,
  submission: Submission,
  enquiry: ProductEnquiry,
): Promise<'stored' | 'repeated'> {
  const answer = await db.from('product_enquiries').insert({
    id: submission.id,
    submission_hash: submission.hash,
    name: enquiry.name,
    mobile: enquiry.mobileNo,
    email: enquiry.emailId,
    model: enquiry.model,
    colour: enquiry.color,
    message: enquiry.message,
  })
  if (answer.error?.code === uniqueViolation) return 'repeated'
  dataOf(answer)
  return 'stored'
}
