import { z } from 'zod'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { type ReportId, reports } from './reports.ts'

const count = z.number().int().min(0)

/** What the dashboard shows of one report: its rows of today, and all that wait in quarantine. */
const reportCount = z.object({
  report: z.enum(reports.map(({ id }) => id) as [ReportId, ...ReportId[]]),
  today: count,
  quarantined: count,
})

/**
 * How many enquiries came on the current Indian calendar day: the four counts of back-office section 3, and which day
 * that is and the counts of every report that the caller reads as additions. A count of a report that they do not read is 0.
 */
export const todayCounts = z.object({
  bookings: count,
  amc: count,
  warranty: count,
  enquiry_report: count,
  day: calendarDay,
  reports: z.array(reportCount),
})
export type TodayCounts = z.infer<typeof todayCounts>

export const getDashboard = staffEndpoint('GET /api/dashboard', {
  summary: 'Counts of today in India; an array whose first element holds them.',
  answer: z.tuple([todayCounts]),
})
