import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { ReportFilters } from '#contract/reports/report-endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import { searchedNumber } from '#contract/wire/phone-number.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * A page as the database answers it. The content of its rows is checked by the schema of their report, on the
 * wire.
 */
const pageRow = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  totalRecords: z.number(),
  isCapped: z.boolean(),
  leftOut: z.number(),
  doNotCall: z.array(z.string()),
  withdrawn: z.array(z.string()),
  leads: z.record(z.string(), z.string()),
})
export type StoredPage = z.output<typeof pageRow>

/** One page of a report view with the count of all rows of the filter, in one round trip. */
export async function readReportPage(
  db: DatabaseClient,
  view: string,
  filters: ReportFilters,
): Promise<StoredPage> {
  const args = {
    ...filterArguments(view, filters),
    page_number: filters.page,
    page_size: filters.limit,
  }
  const { data, ...totals } = await callJson(db, 'report_page', args, pageRow)
  return { data: data.map(onTheWire), ...totals }
}

const stepRow = z.object({
  exportId: z.string(),
  page: z.object({
    data: z.array(z.looseObject({ id: z.string(), created_at: z.string() })),
    totalRecords: z.number().nullable(),
  }),
  leftOut: z.number().nullable(),
})
type StoredRow = z.output<typeof stepRow>['page']['data'][number]

/** Rows of an export, the id of the export, and on its first step the count of all rows. */
export interface ReportStep {
  exportId: string
  data: StoredRow[]
  totalRecords: number | null
  /**
   * On the first step: the number of rows that the export leaves out, of people who are not to be called,
   * took their consent back or are no customers.
   */
  leftOut: number | null
}
type RowFilters = Pick<ReportFilters, 'fromDate' | 'toDate' | 'term' | 'quarantined'>

/** The place where a step of an export begins: below the last row of the step before. */
export interface StepPlace {
  exportId: string
  last: { id: string; created_at: string }
}

/**
 * The rows of a report at a place of an export, at most 1,000, newest first. Without a place a new export
 * begins, with the first rows and the count of all, and the database writes the export into the audit trail.
 * Throws `bad_request` for another person's export or for one with another filter.
 */
export async function readReportStep(
  db: DatabaseClient,
  view: string,
  filters: RowFilters,
  place?: StepPlace,
): Promise<ReportStep> {
  const args = {
    ...filterArguments(view, filters),
    ...(place && {
      export_id: place.exportId,
      below_created_at: place.last.created_at,
      below_id: place.last.id,
    }),
    page_size: stepRows,
  }
  const { exportId, page, leftOut } = await callJson(db, 'report_export_page', args, stepRow, refusedPlace)
  return { exportId, data: page.data.map(onTheWire), totalRecords: page.totalRecords, leftOut }
}

function refusedPlace(cause: PostgrestError): AppError | undefined {
  return cause.code === invalidParameter ? new AppError('bad_request', { cause }) : undefined
}

/** SQLSTATE of a parameter that the function refuses, such as the id of an unknown export. */
const invalidParameter = '22023'

function filterArguments(view: string, { fromDate, toDate, term, quarantined }: RowFilters) {
  return {
    report: view,
    ...(fromDate && { from_day: fromDate }),
    ...(toDate && { to_day: toDate }),
    term: termOf(term),
    quarantined,
  }
}

/**
 * The search term for the database: a number in gaps or in native digits becomes its plain digits, because
 * the database looks for a term without three Latin letters or digits in a row by its letters alone. Six
 * digits may be a pin code, so they stay as typed.
 */
function termOf(term: string): string {
  const number = searchedNumber(term)
  return number && number.length > 6 && !/[a-z0-9]{3}/i.test(term) ? number : term
}

/** The rows of one step of an export; few, because two steps are in memory at a time. */
export const stepRows = 1_000

/** Replaces the path of a résumé with the address where staff can open it. */
function onTheWire<Row extends Record<string, unknown>>(row: Row): Row {
  return typeof row.resume_url === 'string' ? { ...row, resume_url: `/api/resumes/${row.resume_url}` } : row
}
