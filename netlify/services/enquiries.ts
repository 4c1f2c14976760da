import { texts } from '#contract/texts.ts'
import type { FormBody, FormName } from '#server/data/form-rows.ts'
import { insertForm } from '#server/data/submissions.ts'
import { submissionOf } from '#server/lib/submission.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

const thanks: Record<FormName, string> = {
  sendContactRequest: texts.contact.success,
  sendFinanceEnquiry: texts.finance.success,
  bookService: texts.service.success,
  sendAmcEnquiry: texts.amc.success,
  sendWarrantyEnquiry: texts.warranty.success,
  sendOptIn: texts.optIn.success,
  sendOfferEnquiry: texts.offerEnquiry.success,
  sendProductEnquiry: texts.productEnquiry.success,
  joinJoyClub: texts.joyClub.success,
  applyForNetwork: texts.network.success,
}

/**
 * Stores a visitor's form once, however often it is sent under one key; throws `key_reused` when the key
 * came with another body before.
 */
export async function sendForm<Name extends FormName>(
  { db, headers, body }: { db: Database; headers: Headers; body: FormBody<Name> },
  name: Name,
): Promise<{ message: string }> {
  await insertForm(db, name, submissionOf(body, headers), body)
  return { message: thanks[name] }
}
