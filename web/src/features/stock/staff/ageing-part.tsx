import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StockAgeing, StockUnit } from '#contract/stock/stock-units.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { UnitDialog } from './unit-dialog.tsx'

/** The rows of a page, as the server sends them. */
const pageSize = 50

/** The single vehicles by how long they have been standing, each with the way to the leads of its model. */
export function AgeingPart({ mayChange }: { mayChange: boolean }) {
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const loaded = useLoaded(`ageing ${page}`, (signal) =>
    callApi('listAgeing', { query: { page } }, { signal }),
  )
  const { value, reload } = loaded

  async function drop({ id }: StockUnit) {
    try {
      await callApi('dropStockUnit', { params: { id } })
    } catch (error) {
      notify.error(failureWords(error, 'This was not taken out. Please try again.'))
    }
    reload()
  }

  return (
    <>
      <LoadFailure of={loaded} words="The list could not be loaded." />
      {value ? (
        <>
          <Totals totals={value.totals} />
          {mayChange ? (
            <Button size="small" className="w-fit" onClick={() => setAdding(true)}>
              Note a vehicle
            </Button>
          ) : null}
          <DataTable
            caption="Vehicles that stand, the longest first"
            rows={value.units}
            rowKey={({ id }) => id}
            emptyText="No single vehicle is noted. Note those of which you want to see how long they stand."
            columns={[
              { key: 'days', title: 'Days', numeric: true, cell: ({ days }) => days },
              {
                key: 'vehicle',
                title: 'Vehicle',
                wide: true,
                cell: ({ model, variant, colour }) => [model, variant, colour].filter(Boolean).join(' · '),
              },
              { key: 'chassis', title: 'Chassis', cell: ({ chassisEnd }) => `…${chassisEnd}` },
              { key: 'outlet', title: 'Outlet', cell: ({ outlet }) => outlet },
              {
                key: 'price',
                title: 'Ex-showroom',
                numeric: true,
                cell: ({ price }) => formatRupees(price),
              },
              {
                key: 'acts',
                title: 'Who asked',
                cell: (unit) => (
                  <span className="-my-2 flex flex-wrap items-center gap-x-3">
                    <Link
                      to={`${paths.adminDashboard}?page=inbox&tab=all&family=sales&model=${encodeURIComponent(unit.bikeName)}`}
                      className="inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-8"
                    >
                      {`Leads for ${unit.model}`}
                    </Link>
                    {mayChange ? (
                      <Button size="small" variant="quiet" onClick={() => void drop(unit)}>
                        Take out
                      </Button>
                    ) : null}
                  </span>
                ),
              },
            ]}
          />
          {value.totals.all.units > pageSize ? (
            <Pager page={page} totalPages={Math.ceil(value.totals.all.units / pageSize)} onPage={setPage} />
          ) : null}
        </>
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
      {isAdding ? <UnitDialog onAdded={reload} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function Totals({ totals }: Pick<StockAgeing, 'totals'>) {
  const shares = [
    ['Standing', totals.all],
    ['45 days and more', totals.from45],
    ['60 days and more', totals.from60],
    ['90 days and more', totals.from90],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {shares.map(([label, { units, rupees }]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures">
            <span className="text-2xl font-bold">{units}</span> · {formatRupees(rupees)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
