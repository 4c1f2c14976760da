import type { TodayCounts } from '#contract/dashboard.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { useStaffData } from '#web/lib/use-staff-data.ts'
import { FailureLine } from '#web/ui/failure-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const cards: readonly { key: keyof TodayCounts; title: string }[] = [
  { key: 'bookings', title: 'Today Booking' },
  { key: 'amc', title: 'Today AMC' },
  { key: 'warranty', title: 'Today EW' },
  { key: 'enquiry_report', title: 'Today Enquiry' },
]

/** The four counts of the current day in India. */
export function DashboardScreen() {
  const { value, error, isLoading, reload } = useStaffData('dashboard', (signal) =>
    callApi('getDashboard', {}, { signal }).then(([counts]) => counts),
  )
  return (
    <section aria-labelledby="screen-title">
      <h1 id="screen-title" className="display mb-5 text-2xl">
        Dashboard
      </h1>
      {error !== undefined ? (
        <div className="mb-5">
          <FailureLine message={texts.dashboard.failure} onRetry={reload} retrying={isLoading} />
        </div>
      ) : null}
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ key, title }) => (
          <div key={key} className="flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-5">
            <dt className="text-muted">{title}</dt>
            <dd className="display figures text-5xl">
              {value ? value[key] : <Skeleton className="h-12 w-16" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
