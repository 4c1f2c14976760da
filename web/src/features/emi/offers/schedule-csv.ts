import { t } from '#contract/wire/language.ts'
import { byteOrderMark, csvLineEnd, csvRows, csvType } from '#web/lib/csv.ts'
import type { Instalment } from '../emi.ts'

const titles = [t`Month`, t`EMI`, t`Interest`, t`Principal`, t`Balance`]

/** The schedule of an offer as a CSV file in rupees; the first line of the file says of which offer. */
export function scheduleFile(heading: string, schedule: readonly Instalment[]): Blob {
  const rows = schedule.map(({ month, payment, interest, principal, balance }) => [
    String(month),
    ...[payment, interest, principal, balance].map((rupees) => rupees.toFixed(2)),
  ])
  return new Blob([byteOrderMark + csvRows([[heading], [''], titles, ...rows]) + csvLineEnd], {
    type: csvType,
  })
}
