import { z } from 'zod'
import { readersOf } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits, report as reportLimits } from '#contract/wire/limits.ts'
import { line } from '#contract/wire/text.ts'
import type { ReportDefinition } from './report-definition.ts'
import { reports } from './reports.ts'

/** A calendar day in India, `YYYY-MM-DD`; an empty text means no bound. */
const optionalDay = z
  .union([z.literal(''), calendarDay])
  .nullish()
  .transform((value) => value || null)

const pageNumber = (fallback: number, maximum: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(fallback)
    .transform((value) => Math.min(value, maximum))

/**
 * The filters of every report, back-office section 7. Clients of the specification send `search`,
 * `searchTerm` or neither; every report understands all of them.
 */
export const reportFilters = z
  .object({
    page: pageNumber(1, reportLimits.maxPage),
    limit: pageNumber(reportLimits.pageSize, reportLimits.maxPageSize),
    fromDate: optionalDay,
    toDate: optionalDay,
    search: line(limits.search).optional(),
    searchTerm: line(limits.search).optional(),
    /** True answers quarantined enquiries only, false the others. */
    quarantined: z.boolean().default(false),
  })
  .refine((filters) => !filters.fromDate || !filters.toDate || filters.fromDate <= filters.toDate, {
    error: 'From Date must not be after To Date.',
    path: ['fromDate'],
  })
  .transform(({ search, searchTerm, ...filters }) => ({ ...filters, term: search || searchTerm || '' }))
export type ReportFilters = z.infer<typeof reportFilters>

export type ReportValue = string | number | boolean | null
export type ReportRow = { id: string } & Record<string, ReportValue>

/** One page of a report and the totals of its filter. */
export interface ReportPage {
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** True when there are more rows than `totalRecords` says, because a search counts to 1,000 only. */
  isCapped: boolean
  /** How many entries that match are left out, because their number is marked as no customer's. */
  leftOut: number
  /** The ids of the rows whose people are not to be called. */
  doNotCall: string[]
  /** The ids of the rows whose people took their consent back: these rows go into no file. */
  withdrawn: string[]
  /** The id of the lead of each row that has one, keyed by the id of the row. */
  leads: Record<string, string>
  /** The current calendar day in India by the server's clock, `YYYY-MM-DD`. */
  today: string
  /** The moment of the answer by the server's clock, ISO 8601 in UTC. */
  now: string
}

/**
 * The schema of a report's row: its id, the fields of its columns and those beside them. Other fields are cut
 * off.
 */
export function reportRow(report: ReportDefinition): z.ZodType<ReportRow> {
  const keys = [...report.columns.flatMap((column) => column.keys), ...(report.more ?? [])]
  const value = z.union([z.string(), z.number(), z.boolean()]).nullable()
  const schema = z.object({ id: z.string(), ...Object.fromEntries(keys.map((key) => [key, value])) })
  // The keys are known only at run time, so the type cannot be inferred from them.
  return schema as z.ZodType<ReportRow>
}

/** The endpoint of one report: a page of rows, newest first, with the totals of the whole filter. */
export function reportEndpoint(report: ReportDefinition) {
  return staffEndpoint(`POST ${report.path}`, {
    onlyFor: readersOf[report.family],
    ofAllOutlets: true,
    summary: `${report.menu}: a page of rows, newest first. Days are Indian calendar days, both included.`,
    body: reportFilters,
    answer: z.object({
      data: z.array(reportRow(report)),
      totalPages: z.number().int().min(0),
      totalRecords: z.number().int().min(0),
      isCapped: z.boolean().default(false),
      leftOut: z.number().int().min(0).default(0),
      doNotCall: z.array(z.string()).default([]),
      withdrawn: z.array(z.string()).default([]),
      leads: z.record(z.string(), z.string()).default({}),
      today: calendarDay,
      now: z.iso.datetime(),
    }),
  })
}

/** The endpoint of each report, by the name that the report's id gives. */
export const reportEndpoints = Object.fromEntries(
  reports.map((report) => [`report:${report.id}`, reportEndpoint(report)]),
)
