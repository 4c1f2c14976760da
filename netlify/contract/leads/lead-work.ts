import { z } from 'zod'
import { appointment } from '#contract/appointments/appointments.ts'
import { order } from '#contract/orders/orders.ts'
import { markers } from '#contract/people/staff-roles.ts'
import { rupees } from '#contract/prices/money.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, paragraph } from '#contract/wire/text.ts'
import { contactMarks, walkInChannels } from './lead-stages.ts'
import { count, lead, stage } from './leads.ts'
import { isSaidWhyLost, lostReasonIds } from './lost-reasons.ts'

/** An event of a lead. `by` is the name that the member of staff had at that moment. */
export const leadEvent = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  at: moment,
  by: z.string(),
  kind: z.enum([
    'stage',
    'assigned',
    'due',
    'note',
    'call',
    'whatsapp',
    ...walkInChannels,
    'merged',
    'unmerged',
    'marked',
    'unmarked',
    'appointment',
    'outlet',
    'answer',
    'quotation',
    'order',
    'arrival',
  ]),
  /**
   * The new stage, the name of the new assignee (empty: nobody), the moment when the lead is due (empty:
   * never), the mark, the time of the appointment, the name of its outlet (empty: none) or of that to which
   * an awaited vehicle has come, the number of the quotation, the step of its order (`cancelled` for its
   * end), the id of the lead in which this lead goes on, or what the customer answered with: a button,
   * `stop`, or what came in place of words, such as `image`.
   */
  value: z.string(),
  /**
   * The note, why a sale was lost (the reason's id, then words), the next step, or what the customer wrote.
   */
  words: z.string(),
})
export type LeadEvent = z.infer<typeof leadEvent>

/** The visit that an enquiry belongs to and the facts beside its form then; each may be empty. */
export const visit = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  landing: z.string(),
  referrer: z.string(),
  /** The language in which the sender read the site. */
  language: z.enum(['en', ...otherLanguages]),
  seen: z.record(z.string(), z.string()),
})

/**
 * A lead with the enquiry, the facts that its sender saw, the person's other leads and the events of all of
 * them since.
 */
export const leadDetails = z.object({
  lead,
  /** The fields of the form that were filled in, by the names of their columns. */
  enquiry: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  visit: visit.nullable(),
  others: z.array(lead),
  events: z.array(leadEvent),
  appointment: appointment.nullable(),
  /** The quotation that the buyer was given last, as an order begins with it. */
  quotation: z
    .object({
      id: z.uuid(),
      number: z.string(),
      version: z.number().int(),
      bikeName: z.string(),
      variant: z.string(),
      colour: z.string(),
      outletId: z.number().int(),
      lender: z.string(),
      price: rupees,
    })
    .nullable(),
  /** The order of the lead, or the last one that was cancelled. */
  order: order.nullable(),
})
export type LeadDetails = z.infer<typeof leadDetails>

const params = z.object({ id: z.uuid() })

export const getLead = staffEndpoint('GET /api/lead/:id', {
  summary: 'A lead with what was sent, the other leads of the same number and what happened since.',
  params,
  answer: leadDetails,
})

const changedFacts = z
  .strictObject({
    stage,
    assigneeId: z.uuid().nullable(),
    /** The new outlet; an assignee who does not work there loses the lead. */
    outletId: z.number().int().positive().nullable(),
    dueAt: moment.nullable(),
    nextStep: line(200),
  })
  .partial()

/** Why a sale is lost; the reason `other` needs words. */
const loss = { lostReason: z.enum(lostReasonIds).optional(), lostBecause: line(200).optional() }

type Loss = { stage?: string | undefined; lostReason?: string | undefined; lostBecause?: string | undefined }

const isLossSaid = ({ stage, lostReason, lostBecause }: Loss) =>
  stage !== 'lost' || isSaidWhyLost(lostReason, lostBecause)

/** The facts that staff change about a lead; a fact that is left out stays. */
export const leadChange = changedFacts
  .extend({
    version: z.int32(),
    ...loss,
    /** When the change was made, where it waited on a device for the connection. */
    saidAt: moment.optional(),
    /** The facts to be changed as the caller saw them: those that stand like this still are changed. */
    seen: changedFacts.optional(),
  })
  .refine(isLossSaid, { error: 'Please say why it was lost.', path: ['lostReason'] })
export type LeadChange = z.output<typeof leadChange>

export const changeLead = staffEndpoint('PATCH /api/lead/:id', {
  summary:
    'Moves a lead to another stage or outlet, gives it to somebody or sets its next step. Since `version` others may have changed other facts than those `seen`; 409 says who changed the same ones, when and to what.',
  params,
  body: leadChange,
  answer: lead,
})

/** A change of many leads at once, each named with the version that was seen. */
export const leadsChange = z
  .strictObject({
    leads: z
      .array(z.strictObject({ id: z.uuid(), version: z.int32() }))
      .min(1)
      .max(100),
    stage: stage.optional(),
    ...loss,
    assigneeId: z.uuid().nullable().optional(),
  })
  .refine(isLossSaid, { error: 'Please say why they were lost.', path: ['lostReason'] })
export type LeadsChange = z.output<typeof leadsChange>

export const changeLeads = staffEndpoint('PATCH /api/leads', {
  summary:
    'Gives up to 100 leads to somebody or moves them to a stage, each by itself: how many were changed, had been changed since, or do not take it.',
  body: leadsChange,
  answer: z.object({ changed: count, conflicts: count, refused: count }),
})

export const addTouch = staffEndpoint('POST /api/lead/:id/touches', {
  summary:
    'Adds a note, a call, a message or that the person came or rang to a lead; the id, made by the caller, makes a repeat add one.',
  params,
  body: z
    .strictObject({
      id: z.uuid(),
      kind: z.enum(['note', 'call', 'whatsapp', ...walkInChannels]),
      words: paragraph(limits.message).default(''),
      /** When it was done, where it waited on a device for the connection. */
      saidAt: moment.optional(),
    })
    .refine(({ kind, words }) => kind !== 'note' || words !== '', {
      error: 'Please write the note.',
      path: ['words'],
    }),
  answer: lead,
})

export const markContact = staffEndpoint('PATCH /api/lead/:id/marks', {
  onlyFor: markers,
  summary:
    'Says of the number of a lead that it is not a customer’s or not to be called, or takes that back; 422 without a whole number.',
  params,
  body: z.strictObject({ mark: z.enum(contactMarks), isSet: z.boolean() }),
  answer: lead,
})

export const joinLead = staffEndpoint('PATCH /api/lead/:id/merge', {
  summary:
    'Lets the work on a lead go on in another one of the same number and family (`into`), or by itself again (null); 422 for another person or other work, and for one that has ended before it.',
  params,
  body: z.strictObject({ into: z.uuid().nullable() }),
  answer: lead,
})
