import type { FormDefinition } from '#contract/enquiries/form-definition.ts'
import { type FormBody, forms, type PlainFormName } from '#contract/enquiries/forms.ts'
import { findSources } from '#server/data/content/translations.ts'
import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'

/** In Indian letters, and fit to be asked for in an address: no quotes, and nothing longer than a title. */
const title = /^(?=.*[\u0900-\u0d7f])[^"\\]{1,160}$/

/**
 * An enquiry with the texts of staff in English: who reads the site in Odia sends the Odia title of an offer, and reports,
 * filters and the rule of erasure know it by the title that staff wrote. All else stays as it was typed.
 */
export async function asStaffWrote<Name extends PlainFormName>(
  name: Name,
  origin: EnquiryOrigin,
  body: FormBody<Name>,
): Promise<{ origin: EnquiryOrigin; body: FormBody<Name> }> {
  const { context } = origin
  if (!context?.language) return { origin, body }
  const { staffTexts }: FormDefinition = forms[name]
  const typed = Object.entries(body).filter(([field]) => staffTexts?.includes(field))
  const seen = Object.entries(context.seen)
  const asked = [...typed, ...seen].flatMap(([, text]) =>
    typeof text === 'string' && title.test(text) ? [text] : [],
  )
  if (asked.length === 0) return { origin, body }
  const sources = await findSources(visitorClient(), context.language, asked)
  const inEnglish = <Value>([field, text]: [string, Value]) => [field, sources.get(String(text)) ?? text]
  return {
    origin: { ...origin, context: { ...context, seen: Object.fromEntries(seen.map(inEnglish)) } },
    body: { ...body, ...Object.fromEntries(typed.map(inEnglish)) },
  }
}
