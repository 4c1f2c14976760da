import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { reportOfDay, shortName } from './report-address.ts'

interface OtherCountsProps {
  title: string
  counts: TodayCounts['reports']
  /** The day of the counts, `YYYY-MM-DD`. */
  day: string
}

/**
 * The kinds of enquiry without a card of which some came today, each with a link to its report of that day;
 * nothing where none came.
 */
export function OtherCounts({ title, counts, day }: OtherCountsProps) {
  const headingId = useId()
  const { names } = useDealership().parts
  const came = counts.filter(({ today }) => today > 0)
  if (came.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {came.map(({ report, today }) => (
          <li key={report} className="min-w-0">
            <Link
              to={reportOfDay(report, day)}
              className="flex min-h-11 items-center gap-2 rounded-md border border-hairline bg-surface px-3 wrap-anywhere transition-colors hover:bg-soft"
            >
              <span className="font-semibold">{shortName(report, names)}</span>{' '}
              <span className="display figures text-lg">{groupLakhs(today)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
