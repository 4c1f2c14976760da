import { texts } from '#contract/texts.ts'
import type { FormBody, FormName } from '#server/data/form-rows.ts'
import { insertForm } from '#server/data/submissions.ts'
import { submissionOf } from '#server/lib/forms/submission.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { type TakenIn, takeIn } from './intake.ts'

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
 * Stores a visitor's form once, however often it is sent under one key, or keeps it until that is possible; throws
 * `key_reused` when the key came with another body before.
 */
export async function sendForm<Name extends FormName>(
  { db, headers, ip, body }: { db: DatabaseClient; headers: Headers; ip: string; body: FormBody<Name> },
  name: Name,
): Promise<TakenIn> {
  const submission = submissionOf(body, { headers, ip })
  const store = () => insertForm(db, name, submission, body)
  return takeIn({ form: name, submission, body, store, thanks: thanks[name] })
}
