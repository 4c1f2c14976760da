import { Link } from 'react-router-dom'
import type { TodayCounts } from '#contract/dashboard.ts'
import type { ReportId } from '#contract/reports.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { formatDay, indianDay } from '#web/lib/dates.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const cards: readonly { key: keyof TodayCounts; title: string; report: ReportId }[] = [
  { key: 'bookings', title: 'Today Booking', report: 'booking' },
  { key: 'amc', title: 'Today AMC', report: 'amc' },
  { key: 'warranty', title: 'Today EW', report: 'ew' },
  { key: 'enquiry_report', title: 'Today Enquiry', report: 'enquiry' },
]

/** The four counts of the current day in India; each leads to its report of today. */
export function DashboardScreen() {
  const counts = useLoaded('dashboard', (signal) =>
    callApi('getDashboard', {}, { signal }).then(([today]) => today),
  )
  const today = indianDay(new Date())
  return (
    <Screen title="Dashboard">
      <LoadFailure of={counts} words={texts.dashboard.failure} />
      <p className="-mt-3 text-muted">{formatDay(today)}, the day so far</p>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ key, title, report }) => (
          <div
            key={key}
            className="group relative flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-5 transition-shadow focus-within:shadow-soft hover:shadow-soft"
          >
            <dt className="flex items-center justify-between font-semibold text-muted">
              <Link
                to={`${paths.adminDashboard}?page=${report}&from=${today}&to=${today}`}
                className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
              >
                {title}
              </Link>
              <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
            </dt>
            <dd className="display figures text-5xl text-content">
              {counts.value ? (
                groupLakhs(counts.value[key])
              ) : counts.isLoading ? (
                <Skeleton className="h-[1.08em] w-16" />
              ) : (
                '–'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Screen>
  )
}
