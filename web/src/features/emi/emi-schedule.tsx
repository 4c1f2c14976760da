import { t } from '#contract/wire/language.ts'
import { formatRupeesExact } from '#domain/prices/rupee-words.ts'
import { scrollFrame } from '#web/ui/table/scroll-frame.ts'
import type { Instalment } from './emi.ts'

/** The schedule month by month: the payment, its interest, and the amount still owed. */
export function EmiSchedule({ schedule }: { schedule: Instalment[] }) {
  return (
    <section
      aria-label={t`Repayment schedule`}
      {...scrollFrame}
      className="max-h-80 overflow-auto overscroll-x-contain pb-3 print:max-h-none"
    >
      <table className="figures w-full text-right text-sm">
        <caption className="sr-only">{t`Repayment schedule, month by month, in rupees`}</caption>
        <thead>
          <tr className="text-muted">
            {[t`Month`, t`EMI`, t`Interest`, t`Principal`, t`Balance`].map((title) => (
              <th
                key={title}
                scope="col"
                className="sticky top-0 bg-surface py-2 pl-3 font-semibold first:pl-0 first:text-left"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.map((instalment) => (
            <tr key={instalment.month} className="border-t border-hairline">
              <th scope="row" className="py-1.5 text-left font-normal">
                {instalment.month}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-1.5 pl-3 whitespace-nowrap">
                  {formatRupeesExact(instalment[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const columns = ['payment', 'interest', 'principal', 'balance'] as const
