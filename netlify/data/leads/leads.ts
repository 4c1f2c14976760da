import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { walkInChannels } from '#contract/leads/lead-stages.ts'
import {
  changeLeads,
  type LeadChange,
  type LeadDetails,
  type LeadsChange,
  leadDetails,
  leadEvent,
} from '#contract/leads/lead-work.ts'
import {
  type Colleague,
  getInboxChoices,
  type InboxChoices,
  type InboxCounts,
  type InboxQuestion,
  inboxCounts,
  type Lead,
  listLeads as listLeadsEndpoint,
} from '#contract/leads/leads.ts'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { AppError, type LeadClash, leadClash } from '#contract/wire/errors.ts'
import { appointmentRow, toAppointment } from '#server/data/appointments/appointments.ts'
import { orderRow, toOrder } from '#server/data/orders/orders.ts'
import { mayMail } from '#server/lib/mail/mailer.ts'
import { wholeList } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { filterArguments, inboxLeadRow, leadRow, toInboxRow, toLead } from './lead-rows.ts'

export type LeadPage = AnswerOf<typeof listLeadsEndpoint>

// `newest` keeps the database's microseconds: cut to milliseconds, the newest lead itself would count as one
// that came since.
const pageOfRows = listLeadsEndpoint.answer.extend({ data: z.array(inboxLeadRow) })

/** A page of the inbox, with the number of rows that the first 1,000 leads of its filter make. */
export async function listLeads(db: DatabaseClient, question: InboxQuestion): Promise<LeadPage> {
  const { tab, q, page, limit, ...filters } = question
  const args = {
    tab,
    filters: filterArguments(filters),
    term: q,
    page_number: page,
    page_size: limit,
  }
  const { data, ...totals } = await callJson(db, 'inbox_page', args, pageOfRows)
  return { ...totals, data: data.map(toInboxRow) }
}

/** The choices that the filters of the inbox offer the caller. */
export async function readChoices(db: DatabaseClient): Promise<InboxChoices> {
  return callJson(db, 'inbox_choices', {}, getInboxChoices.answer)
}

/**
 * The number of leads in the caller's tabs, the number that came after `since` (ISO 8601), without which none
 * are fresh, and the number of tomorrow's visitors who are to be called.
 */
export async function readCounts(db: DatabaseClient, since: string | undefined): Promise<InboxCounts> {
  return callJson(db, 'inbox_counts', { mails: mayMail(), ...(since && { since }) }, inboxCounts)
}

/** The colleagues to whom a lead can be given. */
export async function listColleagues(db: DatabaseClient): Promise<Colleague[]> {
  const rows = wholeList(dataOf(await db.rpc('list_colleagues')))
  return rows.map(({ outlet_ids, is_on_duty, families, ...person }) => ({
    ...person,
    families: families as Colleague['families'],
    outletIds: outlet_ids,
    isOnDuty: is_on_duty,
  }))
}

const detailsRow = z.object({
  lead: leadRow,
  enquiry: z.record(z.string(), leadDetails.shape.enquiry.valueType.nullable()),
  context: leadDetails.shape.visit,
  others: z.array(leadRow),
  events: z.array(leadEvent.extend({ at: storedMoment })),
  appointment: appointmentRow.nullable(),
  quotation: leadDetails.shape.quotation
    .unwrap()
    .omit({ price: true })
    .extend({ paise: z.number() })
    .nullable(),
  order: orderRow.nullable(),
})

/** A lead with all that is known about it; undefined when there is none with this id. */
export async function findLead(db: DatabaseClient, id: string): Promise<LeadDetails | undefined> {
  const found = await callJson(db, 'read_lead', { lead_id: id }, detailsRow.nullable())
  if (!found) return undefined
  const filledIn = Object.entries(found.enquiry).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return {
    lead: toLead(found.lead),
    enquiry: Object.fromEntries(filledIn) as LeadDetails['enquiry'],
    visit: found.context,
    others: found.others.map(toLead),
    events: found.events,
    appointment: found.appointment && toAppointment(found.appointment),
    quotation: found.quotation && toGiven(found.quotation),
    order: found.order && toOrder(found.order),
  }
}

function toGiven({ paise, ...given }: NonNullable<z.output<typeof detailsRow>['quotation']>) {
  return { ...given, price: rupeesFromPaise(paise) }
}

/**
 * Changes a lead; undefined when there is none with this id. Changes nothing and answers the present lead
 * with the clashes when somebody else changed the same facts since they were seen. Throws `invalid_fields`
 * when the lead's family has no such stage, no account has the assignee's id or the outlet takes none of the
 * caller's leads.
 */
export async function updateLead(
  db: DatabaseClient,
  id: string,
  { version, seen = {}, ...change }: LeadChange,
): Promise<{ lead: Lead; clashes: LeadClash[] } | undefined> {
  const args = { lead_id: id, seen_version: version, change, seen }
  const changed = await callJson(db, 'change_lead', args, changedLead.nullable(), refusedChange)
  return changed ? { ...changed, lead: toLead(changed.lead) } : undefined
}

const changedLead = z.object({
  lead: leadRow,
  clashes: z.array(leadClash.extend({ at: storedMoment.nullable().transform((moment) => moment ?? '') })),
})

function refusedChange(error: PostgrestError): AppError | undefined {
  const cause = new DatabaseError(error)
  if (error.code === foreignKey)
    return new AppError('invalid_fields', {
      fields: { stage: 'This kind of lead has no such stage.' },
      cause,
    })
  if (error.code === invalidParameter && error.message.includes('order'))
    return new AppError('invalid_fields', {
      fields: { stage: 'The order of this lead says when the vehicle is handed over.' },
      cause,
    })
  if (error.code !== invalidParameter) return undefined
  return new AppError('invalid_fields', {
    fields: error.message.includes('outlet')
      ? { outletId: 'Leads cannot go to this outlet.' }
      : { assigneeId: 'There is no such member of staff any more.' },
    cause,
  })
}

/**
 * Changes many leads, each by itself; answers how many were changed, how many had been changed since, and how
 * many do not take the change.
 */
export async function updateLeads(
  db: DatabaseClient,
  { leads, ...change }: LeadsChange,
): Promise<AnswerOf<typeof changeLeads>> {
  return callJson(db, 'change_leads', { leads, change }, changeLeads.answer)
}

/** A note, a call or a message; the id is made by the caller, so that a repeat adds nothing. */
export interface Touch {
  id: string
  kind: 'note' | 'call' | 'whatsapp' | (typeof walkInChannels)[number]
  words: string
  /** When it was done, where it waited on a device. */
  saidAt?: string | undefined
}

/** Adds a touch and answers the lead; undefined when there is none with this id. */
export async function addTouch(db: DatabaseClient, leadId: string, touch: Touch): Promise<Lead | undefined> {
  const { id, kind, words, saidAt } = touch
  const args = { lead_id: leadId, event_id: id, kind, words, ...(saidAt && { said_at: saidAt }) }
  const touched = await callJson(db, 'note_touch', args, leadRow.nullable())
  return touched ? toLead(touched) : undefined
}

/** SQLSTATE of a reference to a row that does not exist. */
const foreignKey = '23503'
/** SQLSTATE of a parameter that the function refuses. */
const invalidParameter = '22023'
