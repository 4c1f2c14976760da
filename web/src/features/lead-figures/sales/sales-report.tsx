import { useState } from 'react'
import type { OwnerReport } from '#contract/reports/owner-report.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { SalesFunnel } from './sales-funnel.tsx'
import type { ReportScope } from './sales-list.ts'
import { SalesLost } from './sales-lost.tsx'
import { salesTables } from './sales-rows.ts'
import { SalesScore } from './sales-score.tsx'
import { SalesTableView } from './sales-table.tsx'
import { SpendPart } from './spend-part.tsx'
import { offeredWeeks, useSalesQuestion } from './use-sales-question.ts'

/** What became of the sales of some weeks: how far they came, why they were lost, how they were answered. */
export function SalesReport({ editsSpend }: { editsSpend: boolean }) {
  const [{ weeks, outlet }, ask] = useSalesQuestion()
  const report = useLoaded(`owner-report ${weeks} ${outlet}`, (signal) =>
    callApi('getOwnerReport', { query: { weeks, outlet } }, { signal }),
  )
  const outlets = useInboxChoices().value?.outlets
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Select
          label="Weeks"
          value={String(weeks)}
          onChange={({ currentTarget }) => ask({ weeks: currentTarget.value })}
          choices={offeredWeeks.map((each) => ({ value: String(each), label: `The last ${each}` }))}
        />
        {outlets && outlets.length > 1 ? (
          <Select
            label="Outlet"
            placeholder="All outlets"
            value={outlet === undefined ? '' : String(outlet)}
            onChange={({ currentTarget }) => ask({ outlet: currentTarget.value })}
            choices={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
      </div>
      <LoadFailure of={report} words="The figures of the sales could not be loaded." />
      {report.value ? (
        <Parts report={report.value} outlet={outlet} />
      ) : report.isLoading ? (
        <Skeleton className="h-96" />
      ) : null}
      {editsSpend ? <SpendPart onSaved={report.reload} /> : null}
    </div>
  )
}

function Parts({ report, outlet }: { report: OwnerReport; outlet: number | undefined }) {
  const { from, to, all, lost, spend } = report
  const scope: ReportScope = { from, to, outlet }
  const tables = salesTables(report)
  const [shown, setShown] = useState('source')
  const table = tables.find(({ id }) => id === shown) ?? tables[0]
  return (
    <>
      <p className="text-muted">
        Leads of sales that arrived from {formatDay(from)} to {formatDay(to)}. Each figure opens its list.
        {spend
          ? ` Advertising cost ₹${groupLakhs(Math.round(spend.rupees))}${
              spend.perDelivered === null
                ? '; nothing is delivered yet.'
                : `, ₹${groupLakhs(Math.round(spend.perDelivered))} for each delivered vehicle.`
            }`
          : ''}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <SalesFunnel row={all} scope={scope} />
        <SalesLost lost={lost} scope={scope} />
        <SalesScore row={all} scope={scope} />
      </div>
      {table ? (
        <div className="grid min-w-0 gap-3">
          <ChoiceTabs
            legend="Put together"
            tabs={tables.map(({ id, title }) => ({ id, label: title }))}
            chosen={table.id}
            onChoose={setShown}
          />
          <SalesTableView table={table} scope={scope} />
        </div>
      ) : null}
    </>
  )
}
