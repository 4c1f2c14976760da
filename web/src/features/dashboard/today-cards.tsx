import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import type { ReportId } from '#contract/reports/reports.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { reportOfDay } from './report-address.ts'

type CardKey = 'bookings' | 'amc' | 'warranty' | 'enquiry_report'

const cards: readonly { key: CardKey; title: string; report: ReportId }[] = [
  { key: 'bookings', title: 'Today Booking', report: 'booking' },
  { key: 'amc', title: 'Today AMC', report: 'amc' },
  { key: 'warranty', title: 'Today EW', report: 'ew' },
  { key: 'enquiry_report', title: 'Today Enquiry', report: 'enquiry' },
]

interface TodayCardsProps {
  /** Undefined while the counts are on their way. */
  counts: TodayCounts | undefined
  /** The screens, and so the reports, that the account may open; undefined until the account is known. */
  openScreens: readonly string[] | undefined
  isLoading: boolean
}

/** The four counts of today, back-office section 2; each leads to the report of that day. */
export function TodayCards({ counts, openScreens, isLoading }: TodayCardsProps) {
  const read: readonly string[] | undefined = counts?.reports.map(({ report }) => report) ?? openScreens
  if (!read) return isLoading ? <Skeleton className="h-28" /> : null
  const shown = cards.filter(({ report }) => read.includes(report))
  if (shown.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-4 xl:grid-cols-4">
      {shown.map(({ key, title, report }) => (
        <div
          key={key}
          className="group @container relative flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-4 transition-shadow focus-within:shadow-soft hover:shadow-soft"
        >
          <dt className="flex items-center justify-between font-semibold text-muted">
            <Link
              to={reportOfDay(report, counts?.day)}
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </Link>
            <ArrowRightIcon className="transition-transform group-hover:translate-x-1 max-sm:hidden" />
          </dt>
          <dd className="display figures text-[min(2.25rem,24cqi)] leading-tight text-content sm:text-[min(3rem,24cqi)]">
            <Count of={counts?.[key]} isLoading={isLoading} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Count({ of: count, isLoading }: { of: number | undefined; isLoading: boolean }) {
  if (count !== undefined) return groupLakhs(count)
  return isLoading ? <Skeleton className="h-[1.08em] w-16" /> : '–'
}

/** Whether a report has a card of its own. */
export function hasCard(report: string): boolean {
  return cards.some((card) => card.report === report)
}
