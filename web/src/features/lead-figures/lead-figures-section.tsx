import { type ReactNode, useId } from 'react'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { breakdownsOf, daysOf, type FigureRow, isWorthDrawing } from './figure-rows.ts'
import { FigureTable } from './figure-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { SameForAll } from './same-for-all.tsx'

// The drawing library weighs more than the screen around it, so it is fetched apart. Without the library the
// tables say the same.
const loadCharts = () => import('./charts.tsx')
const DayChart = late(loadCharts, 'DayChart', {
  fallback: <Skeleton className="h-60" />,
  whenMissing: <FailureLine message="The charts could not be loaded." onRetry={() => location.reload()} />,
})
const PairChart = late(loadCharts, 'PairChart', {
  fallback: <Skeleton className="h-48" />,
  whenMissing: <></>,
})

/**
 * The progress of the work on leads: the last thirty days beside the thirty before, as charts, as tables and
 * on paper.
 */
export function LeadFiguresSection() {
  const { names } = useDealership().parts
  const figures = useLoaded('lead-figures', (signal) => callApi('getLeadFigures', {}, { signal }))
  const headingId = useId()
  const { value } = figures
  const breakdowns = value ? breakdownsOf(value, names) : []
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="text-lg font-semibold">
          Leads of the last 30 days
        </h2>
        {value ? (
          <Button onClick={() => window.print()} className="print:hidden">
            Print
          </Button>
        ) : null}
      </div>
      <LoadFailure of={figures} words="The figures of the leads could not be loaded." />
      {value ? (
        <>
          <KeyFigures figures={value} />
          <div className="gap-4 *:mb-4 *:break-inside-avoid empty:hidden xl:columns-2 print:columns-1">
            {breakdowns.filter(isWorthDrawing).map(({ id, title, column, rows }) => (
              <Card key={id} title={title} chart={<PairChart rows={rows} />}>
                <FigureTable caption={title} column={column} rows={rows} />
              </Card>
            ))}
          </div>
          <SameForAll breakdowns={breakdowns.filter((each) => !isWorthDrawing(each))} />
          <Card title="By day" chart={<DayChart rows={daysOf(value)} />} isLong>
            <FigureTable caption="Leads by day" column="Day" rows={readableDays(daysOf(value))} />
          </Card>
        </>
      ) : figures.isLoading ? (
        <Skeleton className="h-96" />
      ) : null}
    </section>
  )
}

function readableDays(rows: readonly FigureRow[]): FigureRow[] {
  return rows.map((row) => ({ ...row, label: formatDay(row.label) })).reverse()
}

interface CardProps {
  title: string
  chart: ReactNode
  /** True when the table of the card has many rows, which scroll. */
  isLong?: boolean
  /** The table beside the chart. */
  children: ReactNode
}

function Card({ title, chart, isLong = false, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 gap-3 rounded-lg border border-hairline bg-surface p-4 print:break-inside-avoid"
    >
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 print:grid-cols-1">
        {chart}
        <div className={isLong ? 'max-h-64 overflow-y-auto print:max-h-none' : ''}>{children}</div>
      </div>
    </section>
  )
}
