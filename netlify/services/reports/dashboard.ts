import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { countAppointmentsLeft } from '#server/data/appointments/appointments.ts'
import { readCounts } from '#server/data/leads/leads.ts'
import { countLeftOutReceipts } from '#server/data/messages/mails.ts'
import { findQuotationsToDecide } from '#server/data/quotations/quotations.ts'
import { readTodayCounts } from '#server/data/reports/dashboard.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The counts of today in India for the reports that the caller reads, and what waits for the caller, in an
 * array of one as the wire has it.
 */
export async function getDashboard(db: DatabaseClient): Promise<[TodayCounts]> {
  const [rows, leftOutReceipts, { overdue, today, unassigned }, appointments, quotations] = await Promise.all(
    [
      readTodayCounts(db),
      countLeftOutReceipts(),
      readCounts(db, undefined),
      countAppointmentsLeft(db),
      findQuotationsToDecide(db),
    ],
  )
  const counts = reports.flatMap(({ id, view }) => {
    const row = rows.find(({ report }) => report === view)
    return row ? [{ report: id, today: row.today, quarantined: row.quarantined }] : []
  })
  const todayOf = (wanted: ReportId) => counts.find(({ report }) => report === wanted)?.today ?? 0
  return [
    {
      bookings: todayOf('booking'),
      amc: todayOf('amc'),
      warranty: todayOf('ew'),
      enquiry_report: todayOf('enquiry'),
      day: rows[0]?.day ?? indianDay(new Date()),
      reports: counts,
      leftOutReceipts,
      waiting: { overdue, today, unassigned, ...appointments, quotations },
    },
  ]
}
