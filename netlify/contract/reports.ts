import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits, report as reportLimits } from './limits.ts'
import { line } from './text.ts'

export interface ReportColumn {
  /** The field on the wire. */
  key: string
  /** The header, to the letter of back-office section 2. */
  title: string
}

/** One report: the endpoint, the table, the PDF, the CSV and the print all derive from it. */
export interface ReportDefinition {
  /** What the URL and the menu call it. */
  id: string
  path: `/${string}`
  menu: string
  columns: readonly ReportColumn[]
  emptyText: string
  paging: 'numbered' | 'simple'
  searchField: 'search' | 'searchTerm'
  searchDebounceMs: number
  fileNames: { pdf: string; csv: string }
  orientation: 'portrait' | 'landscape'
}

export const productEnquiryReport = {
  id: 'enquiry',
  path: '/api/enquiryReports',
  menu: 'Enquiry Report',
  columns: [
    { key: 'name', title: 'Name' },
    { key: 'mobile_no', title: 'Mobile' },
    { key: 'email_id', title: 'Email ID' },
    { key: 'model', title: 'Model' },
    { key: 'color', title: 'Color' },
    { key: 'message', title: 'Comment' },
    { key: 'created_date', title: 'Enq.Date' },
    { key: 'created_time', title: 'Enq.Time' },
  ],
  emptyText: 'No records found',
  paging: 'simple',
  searchField: 'search',
  searchDebounceMs: 600,
  fileNames: {
    pdf: 'Product_Enquiry_Report.pdf',
    csv: 'Product_Enquiry_Report.csv',
  },
  orientation: 'portrait',
} as const satisfies ReportDefinition

/** Every report there is; the menu, the handler and the exports walk this list. */
export const reports = [productEnquiryReport] as const satisfies readonly ReportDefinition[]
export type Report = (typeof reports)[number]

/** A calendar day in India, `YYYY-MM-DD`; nothing typed means no bound. */
const optionalDay = z
  .union([z.literal(''), z.iso.date({ error: 'Please enter a valid date.' })])
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
 * The filters of every report, back-office section 7. Clients of the specification send `search` or
 * `searchTerm`, and some send neither; the whole set is understood everywhere.
 */
export const reportFilters = z
  .object({
    page: pageNumber(1, reportLimits.maxPage),
    limit: pageNumber(reportLimits.pageSize, reportLimits.maxPageSize),
    fromDate: optionalDay,
    toDate: optionalDay,
    search: line(limits.search).optional(),
    searchTerm: line(limits.search).optional(),
  })
  .refine((filters) => !filters.fromDate || !filters.toDate || filters.fromDate <= filters.toDate, {
    error: 'From Date must not be after To Date.',
    path: ['fromDate'],
  })
  .transform(({ search, searchTerm, ...filters }) => ({
    ...filters,
    term: search || searchTerm || '',
  }))
export type ReportFilters = z.infer<typeof reportFilters>

/** The shape of a report's row: its columns, each a text that may be missing, and the row's id. */
function rowOf(columns: readonly ReportColumn[]) {
  return z.object({
    id: z.string(),
    ...Object.fromEntries(columns.map(({ key }) => [key, z.union([z.string(), z.number()]).nullable()])),
  })
}

export type ReportRow = { id: string } & Record<string, string | number | null>

export interface ReportPage {
  data: ReportRow[]
  totalPages: number
  totalRecords: number
}

/** The endpoint of one report: a page of rows, newest first, with the totals of the whole filter. */
export function reportEndpoint(report: ReportDefinition) {
  return endpoint({
    name: `report:${report.id}`,
    method: 'POST',
    path: report.path,
    role: 'staff',
    summary: `${report.menu}: a page of rows, newest first. Days are Indian calendar days, both included.`,
    body: reportFilters,
    answer: z.object({
      data: z.array(rowOf(report.columns)) as unknown as z.ZodType<ReportRow[]>,
      totalPages: z.number().int().min(0),
      totalRecords: z.number().int().min(0),
    }),
  })
}

export const reportEndpoints = reports.map(reportEndpoint)
