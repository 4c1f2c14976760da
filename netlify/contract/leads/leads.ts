import { z } from 'zod'
import { countedReasons, progressIds } from '#contract/reports/sale-figures.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits, report as reportLimits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { exact, line } from '#contract/wire/text.ts'
import { leadKindNames } from './lead-kinds.ts'
import {
  contactMarks,
  dueSpans,
  inboxOrders,
  inboxTabs,
  type LeadFamily,
  type LeadStage,
  leadStages,
  nextReasons,
  promiseFates,
  stageIds,
} from './lead-stages.ts'
import { lostReasonIds } from './lost-reasons.ts'

const kind = z.enum(leadKindNames)
const family = z.enum(Object.keys(leadStages) as [LeadFamily, ...LeadFamily[]])
export const stage = z.enum(stageIds as [LeadStage, ...LeadStage[]])

/** A lead in a list of the inbox; the moments in ISO 8601. */
export const lead = z.object({
  id: z.uuid(),
  kind,
  family,
  stage,
  isOpen: z.boolean(),
  /** The reference that a visitor reads out to ask about the enquiry. */
  reference: z.string(),
  /**
   * Why a sale was lost, and that in words; empty otherwise. A sale that was lost before there was a list of
   * reasons has words alone.
   */
  lostReason: z.enum(['', ...lostReasonIds]),
  lostBecause: z.string(),
  /**
   * The person, number, model and the first 300 characters of the message in the enquiry; each may be empty.
   */
  name: z.string(),
  mobile: z.string(),
  model: z.string(),
  message: z.string(),
  /** The post that somebody applied for; empty otherwise. */
  post: z.string(),
  /** The outlet of the lead, empty while none is chosen, and the source of the visit. */
  outlet: z.string(),
  outletId: z.number().int().nullable(),
  source: z.string(),
  assigneeId: z.uuid().nullable(),
  assignee: z.string(),
  dueAt: moment.nullable(),
  nextStep: z.string(),
  touchedAt: moment.nullable(),
  /** Until when the visitor was promised a call, and when staff first called, wrote or moved the lead on. */
  promisedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  /**
   * The moment of what is next about the lead, and why: the earliest of an open promise, the next step and
   * the start of an appointment that nobody closed, or the coming of a lead that nobody touched. Both null
   * where nothing is due.
   */
  nextAt: moment.nullable(),
  nextWhy: z.enum(nextReasons).nullable(),
  /** From when the lead is late; an appointment is late once its time is over, a new lead never. */
  lateAt: moment.nullable(),
  createdAt: moment,
  /** Counts the changes of the lead; a change names the version that its author has seen. */
  version: z.number().int(),
  /**
   * Other leads of the same number that the caller may see, counted up to nine, and the number of these that
   * came within seven days.
   */
  others: z.number().int(),
  thisWeek: z.number().int(),
  /** The lead of the same person in which the work on this one goes on. */
  mergedInto: z.uuid().nullable(),
  /** The marks of the lead's number. */
  marks: z.array(z.enum(contactMarks)),
})
export type Lead = z.infer<typeof lead>

/**
 * A row of the inbox: the first lead of a person and, folded under it, the leads that came within seven days,
 * ten at most.
 */
export const inboxRow = lead.extend({ folded: z.array(lead) })
export type InboxRow = z.infer<typeof inboxRow>

export const count = z.number().int().min(0)

/**
 * How many leads the tabs of the caller hold, and how many of these came since a given moment, each counted
 * up to 1,000; and how many visitors who come tomorrow are to be called.
 */
export const inboxCounts = z.object({
  mine: count,
  unassigned: count,
  overdue: count,
  today: count,
  fresh: count,
  callsForTomorrow: count,
})
export type InboxCounts = z.infer<typeof inboxCounts>

const pageNumber = (fallback: number, maximum: number) =>
  z.coerce.number().int().min(1).max(maximum).default(fallback)

/** The filters of the caller's leads; days are Indian calendar days, both included. */
export const leadFilters = z.object({
  family: family.optional(),
  kind: kind.optional(),
  stage: stage.optional(),
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
  outlet: z.union([z.coerce.number().int().positive(), z.literal('none')]).optional(),
  /**
   * The name of the model in links and calls; empty for leads that name no model. An empty source likewise
   * means leads of unknown source.
   */
  model: exact(limits.model).optional(),
  source: exact(80).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** By what is next: leads that are late, due until tonight or within a week, or open with nothing due. */
  due: z.enum(dueSpans.map(({ id }) => id)).optional(),
  /** By what became of the promise, and by the day for which it was given. */
  promise: z.enum(promiseFates).optional(),
  promisedFrom: calendarDay.optional(),
  promisedTo: calendarDay.optional(),
  /** Leads that waited for an answer and got one, or wait for one; walk-ins wait for none. */
  answered: z.stringbool().optional(),
  /**
   * Leads of sales that came so far, by a figure of the owner's report: with the reason of a loss, the
   * campaign and the days of arrival they are the leads that the figure counts, erased ones too.
   */
  progress: z.enum(progressIds).optional(),
  lost: z.enum(countedReasons).optional(),
  campaign: exact(120).optional(),
  arrivedFrom: calendarDay.optional(),
  arrivedTo: calendarDay.optional(),
  /** Asks for leads whose number is marked as no customer's; otherwise those leads are left out. */
  aside: z.stringbool().optional(),
})
export type LeadFilters = z.output<typeof leadFilters>

/** The question of the inbox: filters, tab and page. */
export const inboxQuestion = leadFilters.extend({
  tab: z.enum(inboxTabs.map(({ id }) => id)).default('all'),
  q: line(limits.search).default(''),
  /**
   * Without it all leads stand by when they came, and every other tab by what is next. In the order of what
   * is next, late leads come first.
   */
  order: z.enum(inboxOrders).optional(),
  /**
   * Leads that had come by this moment: a later page names the `newest` of the first page, so that no page
   * repeats a row when leads come in between.
   */
  until: moment.optional(),
  /**
   * The moment by which leads are late, now without it: a later page names the `asOf` of the first page, so
   * that a lead that gets late in between changes no place.
   */
  asOf: moment.optional(),
  page: pageNumber(1, 1000),
  limit: pageNumber(25, reportLimits.maxPageSize),
})
export type InboxQuestion = z.output<typeof inboxQuestion>

export const listLeads = staffEndpoint('POST /api/leads', {
  summary:
    'A page of leads by what is next, those who wait for a call before all, or newest first; those of one number within seven days are one row.',
  // The question is a body and no query: it holds names and numbers, and addresses stand in logs and
  // histories.
  body: z.strictObject(inboxQuestion.shape),
  answer: z.object({
    data: z.array(inboxRow),
    /**
     * The number of rows, and of leads in these rows: counted up to 1,000 leads; `isCapped` says that there
     * are more.
     */
    totalRecords: count,
    leads: count,
    isCapped: z.boolean(),
    asOf: moment,
    /**
     * The moment of the newest lead of all, to the microsecond, so that this very lead does not count as one
     * that came since; null while there is no lead.
     */
    newest: moment.nullable(),
  }),
})

export const getInboxCounts = staffEndpoint('GET /api/leads/counts', {
  summary: 'How many leads the tabs of the caller hold, and how many have come since a moment.',
  query: z.object({ since: moment.optional() }),
  answer: inboxCounts,
})

export const listColleagues = staffEndpoint('GET /api/colleagues', {
  summary: 'Whom a lead can be given to: active staff of the same families by name.',
  answer: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /**
       * The families and outlets of the leads that this colleague sees; an empty list of outlets stands for
       * all.
       */
      families: z.array(family),
      outletIds: z.array(z.number().int()),
      isOnDuty: z.boolean(),
    }),
  ),
})
export type Colleague = AnswerOf<typeof listColleagues>[number]

export const getInboxChoices = staffEndpoint('GET /api/leads/choices', {
  summary:
    'What the filters offer: outlets of the caller, and of all leads the models that were asked for and up to 100 sources.',
  answer: z.object({
    outlets: z.array(z.object({ id: z.number().int(), name: z.string() })),
    models: z.array(z.object({ value: z.string(), label: z.string() })),
    sources: z.array(z.string()),
  }),
})
export type InboxChoices = AnswerOf<typeof getInboxChoices>

/** A lead as a card of the board, with the first 120 characters of its message. */
export const leadCard = lead.pick({
  id: true,
  kind: true,
  family: true,
  stage: true,
  isOpen: true,
  lostReason: true,
  lostBecause: true,
  name: true,
  mobile: true,
  model: true,
  message: true,
  assignee: true,
  dueAt: true,
  nextStep: true,
  promisedAt: true,
  answeredAt: true,
  nextAt: true,
  nextWhy: true,
  lateAt: true,
  marks: true,
  createdAt: true,
  version: true,
})
export type LeadCard = z.infer<typeof leadCard>

/**
 * A card of the board: the first lead of a person in a stage and, folded under it, the leads that came within
 * seven days.
 */
export const boardCard = leadCard.extend({ folded: z.array(leadCard) })
export type BoardCard = z.infer<typeof boardCard>

export const getBoard = staffEndpoint('GET /api/leadBoard', {
  summary:
    'The leads of a family by stage with their count up to 1,000: the hundred newest cards of each (25 where it has ended), one for the leads of a number within seven days.',
  query: leadFilters.extend({ family: family.default('sales') }),
  answer: z.array(z.object({ stage, count, cards: z.array(boardCard) })),
})
export type Board = AnswerOf<typeof getBoard>
