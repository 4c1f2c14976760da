import type { FormBody } from '#contract/enquiries/forms.ts'
import { findAccessoryHeadings, findOfferTitle } from '#server/data/content/written-texts.ts'
import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'

interface Enquiry<Body> {
  origin: EnquiryOrigin
  body: Body
}

/**
 * An enquiry about an offer with the title that staff wrote: a visitor who reads the site in Odia sends the
 * Odia title beside the offer's id, but reports, filters and the rule of erasure know the offer by staff's
 * title. Without an id, and for an offer that is over, the enquiry stays as it was sent.
 */
export async function offerAsWritten(
  origin: EnquiryOrigin,
  body: FormBody<'sendOfferEnquiry'>,
): Promise<Enquiry<FormBody<'sendOfferEnquiry'>>> {
  if (!origin.context?.language || !body.offerId) return { origin, body }
  const title = await findOfferTitle(visitorClient(), body.offerId)
  if (title === undefined) return { origin, body }
  return { origin: sawInstead(origin, body.offerTitle, title), body: { ...body, offerTitle: title } }
}

/**
 * An enquiry about a part with staff's name for the accessory of its number. A visitor can change the name in
 * the form, so it is replaced only if it is the name that the page shows for that accessory.
 */
export async function partAsWritten(
  origin: EnquiryOrigin,
  body: FormBody<'askForPart'>,
): Promise<Enquiry<FormBody<'askForPart'>>> {
  const language = origin.context?.language
  if (!language || body.partNumber === '') return { origin, body }
  const db = visitorClient()
  const headings = await findAccessoryHeadings(db, body.partNumber)
  const words = await inLanguage(language, () => findWords(db, headings))
  const heading = headings.find((one) => words(one) === body.accessory)
  if (heading === undefined) return { origin, body }
  return { origin: sawInstead(origin, body.accessory, heading), body: { ...body, accessory: heading } }
}

/** An origin in which a shown text is replaced by the text that staff wrote. */
function sawInstead(origin: EnquiryOrigin, shown: string, written: string): EnquiryOrigin {
  const { context } = origin
  if (!context) return origin
  const seen = Object.entries(context.seen).map(([name, text]) => [name, text === shown ? written : text])
  return { ...origin, context: { ...context, seen: Object.fromEntries(seen) } }
}
