import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { InboxTab } from '#contract/leads/lead-stages.ts'
import type { TodayCounts, Waiting } from '#contract/reports/dashboard.ts'
import { indianTime } from '#contract/wire/indian-clock.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { CallsForTomorrow } from '#web/shop/lead-acts/calls-for-tomorrow.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { QuarantineBadge } from './quarantine-badge.tsx'
import { QuotationsToDecide } from './quotations-to-decide.tsx'

const inboxTab = (tab: InboxTab) => `${paths.adminDashboard}?page=inbox&tab=${tab}`
const appointmentsOfToday = `${paths.adminDashboard}?page=appointments`

interface WhatWaitsProps {
  /** Undefined while the counts are on their way. */
  waiting: Waiting | undefined
  isLoading: boolean
  /** The counts of the reports, for those in quarantine. */
  reports: TodayCounts['reports']
  /** Whether the account may open the appointments. */
  hasAppointments: boolean
}

/** The work that waits for this account, each number with a way to its list. */
export function WhatWaits({ waiting, isLoading, reports, hasAppointments }: WhatWaitsProps) {
  const headingId = useId()
  const shared = { isLoading }
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-lg font-semibold">
        What waits
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] overflow-hidden rounded-lg border border-hairline bg-surface">
        <Item {...shared} count={waiting?.overdue} to={inboxTab('overdue')} isLate>
          late
        </Item>
        <Item {...shared} count={waiting?.today} to={inboxTab('today')}>
          due today
        </Item>
        <Item {...shared} count={waiting?.unassigned} to={inboxTab('unassigned')}>
          unassigned
        </Item>
        {hasAppointments ? (
          <Item {...shared} count={waiting?.appointments} to={appointmentsOfToday}>
            {waiting?.appointments === 1 ? 'appointment to come today' : 'appointments to come today'}
            {waiting?.nextAppointment ? (
              <span className="block text-sm font-normal text-muted">
                {' '}
                next at {timeInWords(indianTime(new Date(waiting.nextAppointment)))}
              </span>
            ) : null}
          </Item>
        ) : null}
      </ul>
      <QuotationsToDecide quotations={waiting?.quotations ?? []} />
      <CallsForTomorrow count={waiting?.callsForTomorrow} />
      <QuarantineBadge counts={reports} />
    </section>
  )
}

interface ItemProps {
  count: number | undefined
  isLoading: boolean
  to: string
  /** Makes a number above zero red. */
  isLate?: boolean
  children: ReactNode
}

/** The highest number that the server counts to. */
const mostCounted = 1000

function Item({ count, isLoading, to, isLate = false, children }: ItemProps) {
  const color = count ? (isLate ? 'text-danger' : 'text-content') : 'text-muted'
  return (
    <li className="-mr-px -mb-px min-w-0 border-r border-b border-hairline">
      <Link
        to={to}
        className="flex min-h-16 gap-x-2.5 gap-y-1 px-3.5 py-2.5 sm:px-4 max-xl:flex-col xl:items-center transition-colors hover:bg-soft"
      >
        <span className={classNames('display figures text-3xl leading-none', color)}>
          {count === undefined ? isLoading ? <Skeleton className="h-8 w-8" /> : '–' : countWords(count)}
        </span>{' '}
        <span className={classNames('min-w-0 leading-tight font-semibold', !count && 'text-muted')}>
          {children}
        </span>
      </Link>
    </li>
  )
}

function countWords(count: number): string {
  return count >= mostCounted ? `${groupLakhs(mostCounted)}+` : groupLakhs(count)
}
