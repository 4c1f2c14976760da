import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { reportOfDay, shortName } from './report-address.ts'

/**
 * The kinds of enquiry without a card: today's count of each, with a link to its report of that day; nothing
 * for an account that may read none of them.
 */
export function OtherCounts({ counts, day }: { counts: TodayCounts['reports']; day: string }) {
  const headingId = useId()
  const { names } = useDealership().parts
  if (counts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-lg font-semibold">
        Other enquiries today
      </h2>
      <ul className="grid overflow-hidden rounded-lg border border-hairline bg-surface sm:grid-cols-2 xl:grid-cols-3">
        {counts.map(({ report, today }) => (
          <li key={report} className="@container -mr-px -mb-px border-r border-b border-hairline">
            <Link
              to={reportOfDay(report, day)}
              className="group flex min-h-12 items-center gap-3 px-4 py-2 transition-colors hover:bg-soft"
            >
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{shortName(report, names)}</span>{' '}
              <span className={today > 0 ? 'display figures text-xl' : 'figures text-xl text-muted'}>
                {groupLakhs(today)}
              </span>
              <ArrowRightIcon className="size-4 text-muted transition-transform group-hover:translate-x-1 @max-[14rem]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
