import { type FormBody, forms, type PlainFormName } from '#contract/forms.ts'
import type { Language } from '#contract/language.ts'
import { originOf } from '#server/lib/forms/enquiry-origin.ts'
import { type TakenIn, takeIn } from './intake.ts'
import { storeEnquiry } from './store-enquiry.ts'

/**
 * Stores what a visitor sent with a form once, however often it is sent under one key, or keeps it until that is
 * possible; throws `key_reused` when the key came with another body before.
 */
export async function sendEnquiry<Name extends PlainFormName>(
  { body, ...call }: { headers: Headers; ip: string; language: Language; body: FormBody<Name> },
  name: Name,
): Promise<TakenIn> {
  const origin = originOf(body, call)
  const store = () => storeEnquiry(name, origin, body)
  return takeIn({ form: name, origin, body, store, thanks: forms[name].thanks })
}
