import type { ReactNode } from 'react'
import { getDashboard, type TodayCounts } from '#contract/reports/dashboard.ts'
import { partOfReport } from '#contract/reports/reports.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { dashboardPace } from '#web/lib/api/staff-pace.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useStaffRefresh } from '#web/lib/api/use-staff-refresh.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { RestingLine } from '#web/ui/loading/resting-line.tsx'
import { DoorCounts, MissingLeads } from './door-counts.tsx'
import { FoldedOnPhones } from './folded-on-phones.tsx'
import { OtherCounts } from './other-counts.tsx'
import { SetupList } from './setup-list.tsx'
import { hasCard, TodayCards } from './today-cards.tsx'
import { WhatWaits } from './what-waits.tsx'

interface DashboardScreenProps {
  /** Whether the account may change what the list of first steps names. */
  setsUp: boolean
  /** Whether the account may open the appointments. */
  hasAppointments: boolean
  /** The screens, and so the reports, that the account may open; undefined until the account is known. */
  openScreens: readonly string[] | undefined
  /** Whether the account sees what came through the doors, and may open these. */
  doors: 'opens' | 'sees' | undefined
  /** The figures of thirty days. */
  figures: ReactNode
}

/**
 * What waits for the account, then the counts of the current day in India, by the server's clock, then the
 * figures of thirty days; each number leads to its list.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { setsUp, hasAppointments, openScreens, doors, figures } = props
  const dashboard = useLoaded(
    'dashboard',
    (signal) => callApi('getDashboard', {}, { signal }),
    lastSeen('getDashboard', '', getDashboard.answer),
  )
  const counts = { ...dashboard, value: dashboard.value?.[0] }
  const intake = useLoaded(`doors ${doors}`, async (signal) =>
    doors ? callApi('getIntakeHealth', {}, { signal }) : [],
  )
  const restingSince = useStaffRefresh(counts.reload, dashboardPace)
  const { parts } = useDealership()
  const value = counts.value && {
    ...counts.value,
    reports: counts.value.reports.filter(({ report }) => !isOff(parts, partOfReport(report))),
  }
  return (
    <Screen title="Dashboard" actions={<RestingLine since={value ? restingSince : undefined} />}>
      {setsUp ? <SetupList /> : null}
      <LoadFailure of={counts} words={texts.dashboard.failure} />
      <WhatWaits
        waiting={value?.waiting}
        isLoading={counts.isLoading}
        reports={value?.reports ?? []}
        hasAppointments={hasAppointments}
      />
      <MissingLeads doors={intake.value ?? []} mayOpen={doors === 'opens'} />
      <div className="grid gap-3 empty:hidden">
        <DayLine counts={value} openScreens={openScreens} />
        <TodayCards counts={value} openScreens={openScreens} isLoading={counts.isLoading} />
      </div>
      <FoldedOnPhones title="Figures">
        {value ? (
          <OtherCounts
            title={hasCards(value) ? 'Other enquiries today' : 'Came today'}
            counts={othersOf(value)}
            day={value.day}
          />
        ) : null}
        <DoorCounts doors={intake.value ?? []} />
        {figures}
      </FoldedOnPhones>
    </Screen>
  )
}

/** The day of the cards; who reads no report with a card has none to date. */
function DayLine({
  counts,
  openScreens,
}: Pick<DashboardScreenProps, 'openScreens'> & { counts: TodayCounts | undefined }) {
  if (!counts) return openScreens?.some(hasCard) ? <p className="min-h-6" /> : null
  if (!hasCards(counts) && counts.leftOutReceipts === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-muted">
      {hasCards(counts) ? <p>{formatDay(counts.day)}, the day so far</p> : null}
      {counts.leftOutReceipts > 0 ? <p>{leftOutWords(counts.leftOutReceipts)}</p> : null}
    </div>
  )
}

/** Says that some visitors got no mail, because forms asked for more than may go out in a day. */
function leftOutWords(count: number): string {
  const visitors = count === 1 ? '1 visitor' : `${groupLakhs(count)} visitors`
  return `${visitors} got no receipt by mail today: more were due than we send.`
}

function hasCards({ reports }: TodayCounts): boolean {
  return reports.some(({ report }) => hasCard(report))
}

function othersOf({ reports }: TodayCounts): TodayCounts['reports'] {
  return reports.filter(({ report }) => !hasCard(report) && report !== 'audit')
}
