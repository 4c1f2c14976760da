import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { type AnswerOf, type BodyInputOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { mostListedLeads, rowFates } from './lead-list-parts.ts'
import { walkInFamilies } from './lead-stages.ts'

/** The most bytes of a list, as it is sent. */
const bodyBytes = 2 * 1024 * 1024

/**
 * A cell or a title as it stands in the list; the server judges it row by row, so that one bad cell refuses
 * one row. A longer one is in no list that can be sent.
 */
const cell = z.string().max(bodyBytes)

/**
 * A row of a list by what its columns mean, and every other column that has something as a further answer by
 * its title.
 */
export const listedLead = z.strictObject({
  name: cell.default(''),
  mobile: cell.default(''),
  email: cell.default(''),
  model: cell.default(''),
  message: cell.default(''),
  /** When the person asked, in one of the usual notations, day before month; empty for now. */
  came: cell.default(''),
  answers: z.record(cell, cell).default({}),
})
export type ListedLead = z.output<typeof listedLead>

/** A list of leads that staff bring in from elsewhere. */
export const leadList = z.strictObject({
  /** Where the list comes from, such as `Rath Yatra stall`: the source of its leads. */
  source: requiredLine(80, 'Please say where the list comes from.'),
  family: z.enum(walkInFamilies, { error: 'Please choose one.' }),
  outletId: z.number().int().positive().optional(),
  /** Only says what would become of each row. */
  isDry: z.boolean(),
  rows: z
    .array(listedLead)
    .min(1, { error: 'There is no row in it.' })
    .max(mostListedLeads, { error: `A list has ${mostListedLeads} rows at most.` }),
})
export type LeadList = z.output<typeof leadList>

const count = z.number().int().min(0)

export const bringInLeads = staffEndpoint('POST /api/leadImports', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Says what becomes of each row of a list and, unless `isDry`, makes its leads, all or none: one refused row stops all. A row that is here already makes none, so the same list twice changes nothing. No row gets a promise, and nobody is written to.',
  body: leadList,
  bodyBytes,
  answer: z.object({
    message: z.string(),
    /** Whether leads were made of the list. */
    isDone: z.boolean(),
    counts: z.object({ new: count, 'same-person': count, known: count, refused: count }),
    /** By the order of the rows: what becomes of each, why, and the lead of the same person. */
    rows: z.array(z.object({ fate: z.enum(rowFates), words: z.string(), leadId: z.uuid().nullable() })),
  }),
})
export type BroughtIn = AnswerOf<typeof bringInLeads>
export type SentLeadList = BodyInputOf<typeof bringInLeads>
