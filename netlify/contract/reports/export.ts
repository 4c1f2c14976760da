import { z } from 'zod'
import { owners } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { reportFilters } from './report-endpoint.ts'
import { reports } from './reports.ts'

/** The id of every report, as paths carry it. */
export const reportIds = reports.map(({ id }) => id) as [string, ...string[]]

/** The header with the number of rows that the export promises. */
export const exportTotalHeader = 'x-total-records'

/**
 * The header of the first part with the number of rows left out, of people who are not to be called, took
 * their consent back or are no customers.
 */
export const exportLeftOutHeader = 'x-left-out'

/**
 * Every row of a report's filter as newline-delimited JSON, newest first. A long export comes in parts,
 * because a function may answer 20 MB and run for 60 seconds. The last line of a part is `{"next": <text>}`,
 * where the next call sends that text as `after`, or `{"end": <rows sent in all>}`. A stream that breaks off
 * has neither, so that a client knows that it is incomplete.
 */
export const exportReport = staffEndpoint('POST /api/reports/:report/export', {
  onlyFor: owners,
  ofAllOutlets: true,
  summary: 'All rows of the current filter as NDJSON in parts, with the count of all parts in a header.',
  params: z.object({ report: z.enum(reportIds) }),
  body: z.intersection(reportFilters, z.object({ after: z.string().max(500).optional() })),
  answer: z.instanceof(Response),
})

/** The last line of a part: rows sent in all, or the text that asks for the next part. */
export type ExportPartEnd = { end: number } | { next: string }
