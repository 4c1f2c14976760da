import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { partOfReport, type ReportId } from '#contract/reports/reports.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { dashboardPace } from '#web/lib/api/staff-pace.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useStaffRefresh } from '#web/lib/api/use-staff-refresh.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { RestingLine } from '#web/ui/loading/resting-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { OtherCounts } from './other-counts.tsx'
import { QuarantineBadge } from './quarantine-badge.tsx'
import { reportOfDay } from './report-address.ts'
import { SetupList } from './setup-list.tsx'

type CardKey = 'bookings' | 'amc' | 'warranty' | 'enquiry_report'

const cards: readonly { key: CardKey; title: string; report: ReportId }[] = [
  { key: 'bookings', title: 'Today Booking', report: 'booking' },
  { key: 'amc', title: 'Today AMC', report: 'amc' },
  { key: 'warranty', title: 'Today EW', report: 'ew' },
  { key: 'enquiry_report', title: 'Today Enquiry', report: 'enquiry' },
]

const inCards: readonly ReportId[] = cards.map(({ report }) => report)

/**
 * The counts of the current day in India, by the server's clock; each count leads to the report of that day.
 */
export function DashboardScreen({ setsUp }: { setsUp: boolean }) {
  const counts = useLoaded('dashboard', (signal) =>
    callApi('getDashboard', {}, { signal }).then(([today]) => today),
  )
  const restingSince = useStaffRefresh(counts.reload, dashboardPace)
  const { parts } = useDealership()
  const value = counts.value && {
    ...counts.value,
    reports: counts.value.reports.filter(({ report }) => !isOff(parts, partOfReport(report))),
  }
  // An account for single outlets reads no report, so that there are no counts to date.
  const day = value && value.reports.length > 0 ? `${formatDay(value.day)}, the day so far` : ''
  return (
    <Screen title="Dashboard" actions={value ? <QuarantineBadge counts={value.reports} /> : null}>
      {setsUp ? <SetupList /> : null}
      <LoadFailure of={counts} words={texts.dashboard.failure} />
      <div className="-mt-3 flex min-h-6 flex-wrap items-baseline gap-x-4">
        <p className="text-muted">{day}</p>
        <RestingLine since={day ? restingSince : undefined} />
        {value && value.leftOutReceipts > 0 ? (
          <p className="text-muted">{leftOutWords(value.leftOutReceipts)}</p>
        ) : null}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-4 xl:grid-cols-4">
        {cardsOf(value).map(({ key, title, report }) => (
          <div
            key={key}
            className="group @container relative flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-4 transition-shadow sm:p-5 focus-within:shadow-soft hover:shadow-soft"
          >
            <dt className="flex items-center justify-between font-semibold text-muted">
              <Link
                to={reportOfDay(report, value?.day)}
                className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
              >
                {title}
              </Link>
              <ArrowRightIcon className="transition-transform group-hover:translate-x-1 max-sm:hidden" />
            </dt>
            <dd className="display figures text-[min(2.25rem,24cqi)] leading-tight text-content sm:text-[min(3rem,24cqi)]">
              <Count of={value?.[key]} isLoading={counts.isLoading} />
            </dd>
          </div>
        ))}
      </dl>
      {value ? <OtherCounts counts={othersOf(value)} day={value.day} /> : null}
    </Screen>
  )
}

/** Says that some visitors got no mail, because forms asked for more than may go out in a day. */
function leftOutWords(count: number): string {
  const visitors = count === 1 ? '1 visitor' : `${groupLakhs(count)} visitors`
  return `${visitors} got no receipt by mail today: more were due than we send.`
}

function Count({ of: count, isLoading }: { of: number | undefined; isLoading: boolean }) {
  if (count !== undefined) return groupLakhs(count)
  return isLoading ? <Skeleton className="h-[1.08em] w-16" /> : '–'
}

/** The cards of the reports that the account may read; all cards until the reports are known. */
function cardsOf(counts: TodayCounts | undefined): typeof cards {
  return counts ? cards.filter((card) => counts.reports.some(({ report }) => report === card.report)) : cards
}

function othersOf({ reports }: TodayCounts): TodayCounts['reports'] {
  return reports.filter(({ report }) => !inCards.includes(report) && report !== 'audit')
}
