import { z } from 'zod'
import { routes } from './all-routes.ts'
import { calendarDay } from './calendar-day.ts'
import { endpoint } from './endpoint.ts'
import { leadKinds } from './lead-kinds.ts'
import { inboxTabs, type LeadFamily, type LeadStage, leadStages, stageIds } from './lead-stages.ts'
import { limits, report as reportLimits } from './limits.ts'
import { moment } from './moment.ts'
import type { ReportId } from './reports.ts'
import { line, paragraph } from './text.ts'

const kind = z.enum(leadKinds.map((each) => each.kind) as [ReportId, ...ReportId[]])
const family = z.enum(Object.keys(leadStages) as [LeadFamily, ...LeadFamily[]])
const stage = z.enum(stageIds as [LeadStage, ...LeadStage[]])

/** A lead in a list of the inbox; the moments in ISO 8601. */
export const lead = z.object({
  id: z.uuid(),
  kind,
  family,
  stage,
  isOpen: z.boolean(),
  /** Why a sale was lost, empty otherwise. */
  lostBecause: z.string(),
  /** What was sent: its person, number, model and the first 300 characters of its message; each may be empty. */
  name: z.string(),
  mobile: z.string(),
  model: z.string(),
  message: z.string(),
  assigneeId: z.uuid().nullable(),
  assignee: z.string(),
  dueAt: moment.nullable(),
  nextStep: z.string(),
  touchedAt: moment.nullable(),
  createdAt: moment,
  /** Counts changes; a change names the version that its author has seen. */
  version: z.number().int(),
  /** Other leads of the same number, counted up to nine. */
  others: z.number().int(),
})
export type Lead = z.infer<typeof lead>

const count = z.number().int().min(0)

/** How many leads the tabs of the caller hold, and how many are fresh: came since a moment. Each is counted up to 1,000. */
export const inboxCounts = z.object({
  mine: count,
  unassigned: count,
  overdue: count,
  today: count,
  fresh: count,
})
export type InboxCounts = z.infer<typeof inboxCounts>

const pageNumber = (fallback: number, maximum: number) =>
  z.coerce.number().int().min(1).max(maximum).default(fallback)

/** What the inbox asks for; days are Indian calendar days, both included. */
export const inboxQuestion = z.object({
  tab: z.enum(inboxTabs.map(({ id }) => id)).default('all'),
  kind: kind.optional(),
  stage: stage.optional(),
  assignee: z.uuid().optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  q: line(limits.search).default(''),
  page: pageNumber(1, 1000),
  limit: pageNumber(25, reportLimits.maxPageSize),
})
export type InboxQuestion = z.output<typeof inboxQuestion>

export const listLeads = endpoint({
  name: 'listLeads',
  ...routes.listLeads,
  role: 'staff',
  summary: 'A page of leads, newest first, the overdue ones by their date; counts go to 1,000.',
  query: inboxQuestion,
  answer: z.object({
    data: z.array(lead),
    totalRecords: count,
    isCapped: z.boolean(),
    /** When the newest lead of all came; null while there is none. */
    newest: moment.nullable(),
  }),
})

export const getInboxCounts = endpoint({
  name: 'getInboxCounts',
  ...routes.getInboxCounts,
  role: 'staff',
  summary: 'How many leads the tabs of the caller hold, and how many have come since a moment.',
  query: z.object({ since: moment.optional() }),
  answer: inboxCounts,
})

export const listColleagues = endpoint({
  name: 'listColleagues',
  ...routes.listColleagues,
  role: 'staff',
  summary: 'Whom a lead can be given to: active staff by name.',
  answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

/** What happened with a lead. `by` is what the member of staff was called then. */
export const leadEvent = z.object({
  id: z.uuid(),
  at: moment,
  by: z.string(),
  kind: z.enum(['stage', 'assigned', 'due', 'note', 'call', 'whatsapp']),
  /** The new stage, the name of who has it now (empty: nobody), or the moment when it is due (empty: never). */
  value: z.string(),
  /** The note, why a sale was lost, the next step. */
  words: z.string(),
})
export type LeadEvent = z.infer<typeof leadEvent>

/** A lead with what was sent, the person's other leads and what happened since. */
export const leadDetails = z.object({
  lead,
  /** The fields of the form that were filled in, by the names of their columns. */
  enquiry: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  others: z.array(lead),
  events: z.array(leadEvent),
})
export type LeadDetails = z.infer<typeof leadDetails>

const params = z.object({ id: z.uuid() })

export const getLead = endpoint({
  name: 'getLead',
  ...routes.getLead,
  role: 'staff',
  summary: 'A lead with what was sent, the other leads of the same number and what happened since.',
  params,
  answer: leadDetails,
})

/** What staff change about a lead; what is left out stays. */
export const leadChange = z
  .strictObject({
    version: z.number().int(),
    stage: stage.optional(),
    lostBecause: line(200).optional(),
    assigneeId: z.uuid().nullable().optional(),
    dueAt: moment.nullable().optional(),
    nextStep: line(200).optional(),
  })
  .refine(({ stage, lostBecause }) => stage !== 'lost' || Boolean(lostBecause), {
    error: 'Please say why it was lost.',
    path: ['lostBecause'],
  })
export type LeadChange = z.output<typeof leadChange>

export const changeLead = endpoint({
  name: 'changeLead',
  ...routes.changeLead,
  role: 'staff',
  summary:
    'Moves a lead to another stage, gives it to somebody or sets its next step; 409 when somebody changed it since `version`.',
  params,
  body: leadChange,
  answer: lead,
})

export const addTouch = endpoint({
  name: 'addTouch',
  ...routes.addTouch,
  role: 'staff',
  summary: 'Adds a note, a call or a message to a lead; the id, made by the caller, makes a repeat add one.',
  params,
  body: z
    .strictObject({
      id: z.uuid(),
      kind: z.enum(['note', 'call', 'whatsapp']),
      words: paragraph(limits.message).default(''),
    })
    .refine(({ kind, words }) => kind !== 'note' || words !== '', {
      error: 'Please write the note.',
      path: ['words'],
    }),
  answer: lead,
})
