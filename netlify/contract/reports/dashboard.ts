import { z } from 'zod'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { type ReportId, reports } from './reports.ts'

const count = z.number().int().min(0)

/** The counts of one report on the dashboard: its rows of today, and all its rows that wait in quarantine. */
const reportCount = z.object({
  report: z.enum(reports.map(({ id }) => id) as [ReportId, ...ReportId[]]),
  today: count,
  quarantined: count,
})

/**
 * What waits for the caller now: leads of the tabs of their inbox, each counted up to 1,000, the appointments
 * of today that are booked and still to come, with the time of the next one, the visitors of tomorrow who are
 * to be called, and up to 20 quotations, the oldest first, whose discount or exchange waits for the caller's
 * yes.
 */
export const waiting = z.object({
  overdue: count,
  today: count,
  unassigned: count,
  appointments: count,
  nextAppointment: moment.nullable(),
  callsForTomorrow: count,
  quotations: z.array(
    z.object({
      leadId: z.uuid(),
      number: z.string(),
      discountPaise: count,
      exchangePaise: count,
      madeBy: z.string(),
    }),
  ),
})
export type Waiting = z.infer<typeof waiting>

/**
 * How many enquiries came on the current Indian calendar day: the four counts of back-office section 3. The
 * day itself, the counts of every report that the caller reads, receipts and what waits are additions. The
 * count of a report that the caller does not read is 0.
 */
export const todayCounts = z.object({
  bookings: count,
  amc: count,
  warranty: count,
  enquiry_report: count,
  day: calendarDay,
  reports: z.array(reportCount),
  /** How many visitors got no receipt by mail today, because more were due than may go out. */
  leftOutReceipts: count,
  waiting,
})
export type TodayCounts = z.infer<typeof todayCounts>

export const getDashboard = staffEndpoint('GET /api/dashboard', {
  summary: 'Counts of today in India and what waits for the caller; an array whose first element holds them.',
  answer: z.tuple([todayCounts]),
})
