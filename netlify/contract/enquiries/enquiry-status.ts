import { z } from 'zod'
import { visitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { moment } from '#contract/wire/moment.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import { line } from '#contract/wire/text.ts'
import { tidyReference } from './reference.ts'

/**
 * The proof that a visitor gives for an enquiry: its reference and the last digits of the number that was
 * sent with it.
 */
export const statusQuestion = z.strictObject({
  reference: line(40)
    .transform(tidyReference)
    .refine((reference) => reference.length === 8, {
      error: () => t`A reference has eight letters and digits, like K7QM-2F9D.`,
    }),
  digits: line(20)
    .transform((typed) => numberDigits(typed).slice(-4))
    .refine((digits) => digits.length === 4, {
      error: () => t`Please enter the last four digits of your number.`,
    }),
})

/**
 * The progress of an enquiry. `kind` is the name of the kind of enquiry, `vehicle` the name of a vehicle of
 * ours that the enquiry is about, and `words` says in one sentence how far stage and appointment are. The
 * appointment has no link: whoever knows a reference and four digits may be somebody else.
 */
export const enquiryStatus = z.object({
  reference: z.string(),
  kind: z.string(),
  vehicle: z.string(),
  words: z.string(),
  isOpen: z.boolean(),
  sentAt: moment,
  /**
   * Until when the dealer promised to call, and when the dealer called; null without a promise or before the
   * first call.
   */
  promisedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  appointment: visitorAppointment.omit({ reference: true, link: true }).nullable(),
})
export type EnquiryStatus = z.infer<typeof enquiryStatus>

export const readEnquiryStatus = visitorEndpoint('POST /api/enquiryStatus', {
  summary:
    'How far an enquiry has come, for who knows its reference and the last four digits of its number; 404 otherwise. Ten tries for a reference and fifty for an address in 15 minutes.',
  body: statusQuestion,
  answer: enquiryStatus,
})
