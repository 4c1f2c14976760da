import { type FormBody, forms, type PlainFormName } from '#contract/enquiries/forms.ts'
import { paiseFromRupees } from '#contract/prices/money.ts'
import { yearInIndia } from '#contract/wire/indian-clock.ts'
import type { Language } from '#contract/wire/language.ts'
import { estimateExchange } from '#domain/enquiries/exchange-estimate.ts'
import { insertEnquiry, type TakenEnquiry } from '#server/data/enquiries/enquiries.ts'
import { type EnquiryOrigin, originOf } from '#server/lib/forms/enquiry-origin.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { listEntries } from '#server/services/content/page-lists.ts'
import { offerAsWritten, partAsWritten } from './as-staff-wrote.ts'
import { type TakenIn, takeIn } from './intake.ts'
import { checkPhotos } from './photos.ts'

/**
 * Stores the enquiry of a form once, however often it is sent under one key, or keeps it until it can be
 * stored; throws `key_reused` when another body came under that key before.
 */
export async function sendEnquiry<Name extends PlainFormName>(
  { body, ...call }: { headers: Headers; ip: string; language: Language; body: FormBody<Name> },
  name: Name,
): Promise<TakenIn> {
  const origin = originOf(body, call)
  const store = () => storeEnquiry(name, origin, body)
  return takeIn({ form: name, origin, body, store, thanks: forms[name].thanks() })
}

/**
 * Stores an enquiry under its id, at once or out of the second store: restores the English of texts that
 * staff wrote, checks the photographs that it names, and works out the values that must not come from a
 * browser. Throws like `insertEnquiry`, and `invalid_fields` when a photograph is no picture.
 */
export async function storeEnquiry<Name extends PlainFormName>(
  name: Name,
  origin: EnquiryOrigin,
  body: FormBody<Name>,
): Promise<TakenEnquiry> {
  if ('photos' in body) await checkPhotos(body.photos, origin.id)
  if (name === 'offerExchange') return storeExchange(origin, body as FormBody<'offerExchange'>)
  if (name === 'sendOfferEnquiry') return storeOffer(origin, body as FormBody<'sendOfferEnquiry'>)
  if (name === 'askForPart') return storePart(origin, body as FormBody<'askForPart'>)
  return insertEnquiry(name, origin, body)
}

/** Stores an offer of exchange. Its estimate comes from the present table, read as any visitor reads it. */
async function storeExchange(origin: EnquiryOrigin, body: FormBody<'offerExchange'>): Promise<TakenEnquiry> {
  const values = await listEntries(visitorClient(), 'exchange-values')
  const vehicle = { ...body, year: Number(body.year), kilometres: Number(body.kilometres) }
  const estimate = estimateExchange(vehicle, values, yearInIndia())
  return insertEnquiry('offerExchange', origin, body, {
    low_paise: estimate ? paiseFromRupees(estimate.low) : null,
    high_paise: estimate ? paiseFromRupees(estimate.high) : null,
  })
}

async function storeOffer(
  sentFrom: EnquiryOrigin,
  sent: FormBody<'sendOfferEnquiry'>,
): Promise<TakenEnquiry> {
  const { origin, body } = await offerAsWritten(sentFrom, sent)
  return insertEnquiry('sendOfferEnquiry', origin, body)
}

async function storePart(sentFrom: EnquiryOrigin, sent: FormBody<'askForPart'>): Promise<TakenEnquiry> {
  const { origin, body } = await partAsWritten(sentFrom, sent)
  return insertEnquiry('askForPart', origin, body)
}
