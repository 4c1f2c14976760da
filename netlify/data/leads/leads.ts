import type {
  changeLeads,
  LeadChange,
  LeadDetails,
  LeadEvent,
  LeadsChange,
} from '#contract/leads/lead-work.ts'
import type {
  Colleague,
  InboxChoices,
  InboxCounts,
  InboxQuestion,
  InboxRow,
  Lead,
} from '#contract/leads/leads.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import { type AppointmentRow, toAppointment } from '#server/data/appointments/appointments.ts'
import { wholeList } from '#server/lib/supabase/all-rows.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { filterArguments, type LeadRow, toInboxRow, toLead, toMoment } from './lead-rows.ts'

// The functions of the inbox answer JSON, whose shape the generated types do not know.

export interface LeadPage {
  data: InboxRow[]
  totalRecords: number
  leads: number
  isCapped: boolean
  newest: string | null
}

/** A page of the inbox, with the count of the rows that the first 1,000 leads of its filter make. */
export async function listLeads(db: DatabaseClient, question: InboxQuestion): Promise<LeadPage> {
  const { tab, q, page, limit, ...filters } = question
  const answer = await db.rpc('inbox_page', {
    tab,
    filters: filterArguments(filters),
    term: q,
    page_number: page,
    page_size: limit,
  })
  const { data, ...totals } = dataOf(answer) as unknown as Omit<LeadPage, 'data'> & {
    data: (LeadRow & { folded: LeadRow[] })[]
  }
  // `newest` stays as the database wrote it: cut to milliseconds, the newest lead itself would have come since.
  return { ...totals, data: data.map(toInboxRow) }
}

/** What the filters of the inbox offer the caller. */
export async function readChoices(db: DatabaseClient): Promise<InboxChoices> {
  return dataOf(await db.rpc('inbox_choices')) as unknown as InboxChoices
}

/** How many leads the tabs of the caller hold, and how many came after `since` (ISO 8601); without it none are fresh. */
export async function readCounts(db: DatabaseClient, since: string | undefined): Promise<InboxCounts> {
  return dataOf(await db.rpc('inbox_counts', since ? { since } : {})) as unknown as InboxCounts
}

/** Whom a lead can be given to. */
export async function listColleagues(db: DatabaseClient): Promise<Colleague[]> {
  const rows = wholeList(dataOf(await db.rpc('list_colleagues')))
  return rows.map(({ outlet_ids, is_on_duty, families, ...person }) => ({
    ...person,
    families: families as Colleague['families'],
    outletIds: outlet_ids,
    isOnDuty: is_on_duty,
  }))
}

interface DetailsRow {
  lead: LeadRow
  enquiry: Record<string, string | number | boolean | string[] | null>
  context: LeadDetails['visit']
  others: LeadRow[]
  events: LeadEvent[]
  appointment: AppointmentRow | null
}

/** A lead with all that is known about it; undefined when there is none of this id. */
export async function findLead(db: DatabaseClient, id: string): Promise<LeadDetails | undefined> {
  const found = dataOf(await db.rpc('read_lead', { lead_id: id })) as unknown as DetailsRow | null
  if (!found) return undefined
  const filledIn = Object.entries(found.enquiry).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return {
    lead: toLead(found.lead),
    enquiry: Object.fromEntries(filledIn) as LeadDetails['enquiry'],
    visit: found.context,
    others: found.others.map(toLead),
    events: found.events.map((event) => ({ ...event, at: toMoment(event.at) })),
    appointment: found.appointment && toAppointment(found.appointment),
  }
}

/**
 * Changes a lead; undefined when there is none of this id, and a conflict with the lead as it stands when it is no longer
 * the version that was seen. Throws `invalid_fields` when its family has no such stage, nobody has the assignee's id
 * or the outlet takes none of the caller's leads.
 */
export async function updateLead(
  db: DatabaseClient,
  id: string,
  { version, ...change }: LeadChange,
): Promise<{ lead: Lead; isConflict: boolean } | undefined> {
  const answer = await db.rpc('change_lead', { lead_id: id, seen_version: version, change })
  if (answer.error?.code === foreignKey)
    throw new AppError('invalid_fields', {
      fields: { stage: 'This kind of lead has no such stage.' },
      cause: new DatabaseError(answer.error),
    })
  if (answer.error?.code === invalidParameter)
    throw new AppError('invalid_fields', {
      fields: answer.error.message.includes('outlet')
        ? { outletId: 'Leads cannot go to this outlet.' }
        : { assigneeId: 'There is no such member of staff any more.' },
      cause: new DatabaseError(answer.error),
    })
  const changed = dataOf(answer) as unknown as { lead: LeadRow; isConflict: boolean } | null
  return changed ? { ...changed, lead: toLead(changed.lead) } : undefined
}

/**
 * Changes many leads, each by itself; answers how many were changed, had been changed since, or do not take the change.
 */
export async function updateLeads(
  db: DatabaseClient,
  { leads, ...change }: LeadsChange,
): Promise<AnswerOf<typeof changeLeads>> {
  return dataOf(await db.rpc('change_leads', { leads, change })) as unknown as AnswerOf<typeof changeLeads>
}

/** A note, a call or a message; the id is made by the caller, so that a repeat adds nothing. */
export interface Touch {
  id: string
  kind: 'note' | 'call' | 'whatsapp'
  words: string
}

/** Adds a touch and answers the lead; undefined when there is none of this id. */
export async function addTouch(db: DatabaseClient, leadId: string, touch: Touch): Promise<Lead | undefined> {
  const { id, kind, words } = touch
  const answer = await db.rpc('note_touch', { lead_id: leadId, event_id: id, kind, words })
  const touched = dataOf(answer) as unknown as LeadRow | null
  return touched ? toLead(touched) : undefined
}

/** SQLSTATE of a row that another table does not know. */
const foreignKey = '23503'
/** SQLSTATE of a parameter that the function does not take. */
const invalidParameter = '22023'
