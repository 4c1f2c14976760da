import type { ProductEnquiry } from '#contract/enquiries.ts'
import { texts } from '#contract/texts.ts'
import { insertProductEnquiry } from '#server/data/enquiries.ts'
import { submissionOf } from '#server/lib/submission.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

/** Stores a test-ride enquiry once, however often it is sent under one key. */
export async function sendProductEnquiry(
  db: Database,
  enquiry: ProductEnquiry,
  headers: Headers,
): Promise<{ message: string }> {
  await insertProductEnquiry(db, submissionOf(enquiry, headers), enquiry)
  return { message: texts.productEnquiry.success }
}
