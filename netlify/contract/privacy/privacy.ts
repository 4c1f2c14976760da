import { z } from 'zod'
import { appointmentState, purpose } from '#contract/appointments/appointment-parts.ts'
import { leadKindNames } from '#contract/leads/lead-kinds.ts'
import { leadEvent } from '#contract/leads/lead-work.ts'
import { lead } from '#contract/leads/leads.ts'
import { order } from '#contract/orders/orders.ts'
import { payment } from '#contract/payments/payment.ts'
import { owners } from '#contract/people/staff-roles.ts'
import { rupees } from '#contract/prices/money.ts'
import { quotationFacts } from '#contract/quotations/quotation-parts.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import { line } from '#contract/wire/text.ts'

const kind = z.enum(leadKindNames)
const count = z.number().int().min(0)

/** A person by number (the last ten digits count), by e-mail address, or by either of the two. */
export const person = z
  .strictObject({ mobile: line(limits.mobile).default(''), email: line(limits.email).default('') })
  .refine(({ mobile, email }) => numberDigits(mobile).length >= 10 || email.includes('@'), {
    error: 'Please type a number of ten digits or an e-mail address.',
    path: ['mobile'],
  })

/** An order as the file of a person holds it; amounts in rupees. */
const heldOrder = order
  .pick({
    state: true,
    model: true,
    variant: true,
    colour: true,
    price: true,
    token: true,
    lender: true,
    outlet: true,
    papersWanted: true,
    papersSeen: true,
    registrationNumber: true,
    releasedBecause: true,
    cancelledBecause: true,
    steps: true,
  })
  .extend({
    bookedAt: moment,
    deliveryAt: moment.nullable(),
    /** What was paid ahead, with the number of its receipt voucher, and what of it went back. */
    payments: z.array(
      payment
        .pick({ number: true, paidOn: true, amount: true, way: true, reference: true })
        .extend({ returned: rupees.nullable(), returnedReference: z.string() }),
    ),
  })

/** A version of a quotation as the file of a person holds it; amounts in rupees, null for "ask us". */
const heldQuotation = quotationFacts
  .pick({
    number: true,
    version: true,
    state: true,
    madeAt: true,
    agreedAt: true,
    validUntil: true,
    oldVehicle: true,
    lender: true,
  })
  .extend({
    model: z.string(),
    // As they were stored, because the file says what is held.
    variant: z.string(),
    colour: z.string(),
    sentAt: moment.nullable(),
    price: z.number(),
    lines: z.array(z.object({ label: z.string(), rupees: z.number().nullable() })),
  })

/** The work on an enquiry, as the file of a person holds it. */
const heldWork = z.object({
  family: lead.shape.family,
  stage: lead.shape.stage,
  /** Whether the owner holds the lead back from erasing. */
  isHeld: z.boolean(),
  appointment: z
    .object({
      purpose,
      state: appointmentState,
      startsAt: moment,
      minutes: z.number().int(),
      hasLicence: z.boolean(),
      outlet: z.string(),
      madeAt: moment,
      /** How often the visitor moved it by the link in their mail. */
      moves: count,
    })
    .nullable(),
  /** Every version of the quotations that were made for the person, oldest first. */
  quotations: z.array(heldQuotation),
  /** The orders of the person, oldest first, with every step and moved day. */
  orders: z.array(heldOrder),
  /** What was written to the person, mails of 30 days; `sentAt` is null for what waits or did not go out. */
  mails: z.array(
    z.object({
      kind: z.enum([
        'receipt',
        'appointment',
        'reminder',
        'reminder-soon',
        'no-show',
        'order',
        'review',
        'code',
        'breach',
        'whatsapp',
      ]),
      madeAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
  /** What staff did and wrote, oldest first; `value` and `words` are those of a lead's event. */
  events: z.array(leadEvent.pick({ kind: true, value: true, words: true }).extend({ at: moment })),
})

/** One enquiry as the file of a person holds it. */
const heldEnquiry = z.object({
  kind,
  /** The fields that were sent, by the columns of the enquiry's table. */
  sent: z.record(z.string(), z.unknown()),
  /** The origin of the enquiry and what its sender saw; null when nothing is known. */
  context: z.record(z.string(), z.unknown()).nullable(),
  /** The work and the notes of staff; null while the enquiry waits in quarantine. */
  work: heldWork.nullable(),
  /**
   * The consents that the person gave or took back with this enquiry, and the words beside each, whose
   * version changes with each letter; and the wishes about calls that a member of staff, `by`, noted.
   */
  consents: z.array(
    z.object({
      at: moment,
      /** `notice`: a notice of privacy stood beside the form, and may be read under its version. */
      kind: z.enum(['opt-in', 'withdrawal', 'do-not-call', 'may-call', 'notice']),
      notice: z.string(),
      version: z.string(),
      by: z.string(),
      /** What for, by which channel, in which language and by which way; empty where that is not known. */
      purpose: z.string(),
      channel: z.string(),
      language: z.enum(['', 'en', ...otherLanguages]),
      way: z.string(),
    }),
  ),
})

export const readPerson = staffEndpoint('POST /api/privacy/person', {
  onlyFor: owners,
  summary: 'All that is known of one person, oldest first; for the owner, with a line in the audit trail.',
  body: person,
  answer: z.array(heldEnquiry),
})
export type HeldEnquiry = AnswerOf<typeof readPerson>[number]

export const erasePerson = staffEndpoint('POST /api/privacy/erasures', {
  onlyFor: owners,
  summary: 'Takes one person out of every table and bucket; their enquiries still count. For the owner.',
  body: person,
  answer: z.object({ erased: count }),
  // A review that is shown is erased with its writer.
  purges: ['reviews'],
})

/** How long people are kept, and which people are erased within thirty days. */
export const retention = z.object({
  /** Enquiries of a kind without a rule are kept. */
  rules: z.array(z.object({ kind, days: z.number().int() })),
  coming: z.array(
    z.object({
      enquiryId: z.uuid(),
      /** Null for an enquiry in quarantine, which nobody can hold back. */
      leadId: z.uuid().nullable(),
      kind,
      name: z.string(),
      isHeld: z.boolean(),
      erasedOn: calendarDay,
    }),
  ),
  /** Enquiries whose person has been erased so far. */
  erased: count,
})
export type Retention = z.infer<typeof retention>

export const getRetention = staffEndpoint('GET /api/privacy/retention', {
  onlyFor: owners,
  summary: 'How long people of each kind are kept, and the first 200 who are erased within 30 days.',
  answer: retention,
})

export const setRetention = staffEndpoint('PATCH /api/privacy/retention', {
  onlyFor: owners,
  summary: 'Sets after how many days people of a kind are erased; null keeps them. For the owner.',
  body: z.strictObject({ kind, days: z.number().int().min(1).max(3650).nullable() }),
  answer: retention,
  // The notices beside the forms say how long; they are cached with the dealership.
  purges: ['dealership'],
})

export const holdLead = staffEndpoint('PATCH /api/privacy/holds/:id', {
  onlyFor: owners,
  summary: 'Holds a lead back from being erased with time, or lets it go again. For the owner.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ isHeld: z.boolean() }),
  answer: retention,
})
