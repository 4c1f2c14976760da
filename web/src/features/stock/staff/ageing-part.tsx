import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StockUnit } from '#contract/stock/stock-units.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { ageingQuestion } from './ageing-figures.ts'
import { AgeingFilters } from './ageing-filters.tsx'
import { UnitDialog } from './unit-dialog.tsx'

/** The rows of a page, as the server sends them. */
const pageSize = 50

interface AgeingPartProps {
  mayChange: boolean
  /** Whether a vehicle is being noted. */
  isAdding: boolean
  onEnd: () => void
}

/** The single vehicles by how long they have been standing, each with the way to the leads of its model. */
export function AgeingPart({ mayChange, isAdding, onEnd }: AgeingPartProps) {
  const [address, setAddress] = useSearchState()
  const [dropped, setDropped] = useState<StockUnit>()
  const [isBusy, setBusy] = useState(false)
  const question = ageingQuestion(address)
  const loaded = useLoaded(`ageing ${JSON.stringify(question)}`, (signal) =>
    callApi('listAgeing', { query: question }, { signal }),
  )
  const { value, reload } = loaded
  const listed = value?.totals[question.days ? (`from${question.days}` as const) : 'all'].units ?? 0

  async function drop({ id }: StockUnit) {
    setBusy(true)
    try {
      await callApi('dropStockUnit', { params: { id } })
    } catch (error) {
      notify.error(failureWords(error, 'This was not taken out. Please try again.'))
    }
    setBusy(false)
    setDropped(undefined)
    reload()
  }

  return (
    <>
      <LoadFailure of={loaded} words="The list could not be loaded." />
      {value ? (
        <>
          <AgeingFilters ageing={value} address={address} onChoose={setAddress} />
          <DataTable
            caption="Vehicles that stand, the longest first"
            rows={value.units}
            rowKey={({ id }) => id}
            emptyText={
              question.outlet || question.vehicle || question.days
                ? 'None stands here for so long.'
                : 'No single vehicle is noted. Note those of which you want to see how long they stand.'
            }
            columns={[
              { key: 'days', title: 'Days', numeric: true, cell: ({ days }) => days },
              {
                key: 'vehicle',
                title: 'Vehicle',
                wide: true,
                cell: wordsOf,
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
                      Leads<span className="sr-only"> for {unit.model}</span>
                    </Link>
                    {mayChange ? (
                      <Button size="small" variant="quiet" onClick={() => setDropped(unit)}>
                        Take out
                        <span className="sr-only"> …{unit.chassisEnd}</span>
                      </Button>
                    ) : null}
                  </span>
                ),
              },
            ]}
          />
          {listed > pageSize ? (
            <Pager
              page={question.page}
              totalPages={Math.ceil(listed / pageSize)}
              onPage={(page) => setAddress({ p: String(page) }, { step: true })}
            />
          ) : null}
        </>
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
      {dropped ? (
        <ConfirmDialog
          title={`Take out …${dropped.chassisEnd}?`}
          question={`${wordsOf(dropped)} at ${dropped.outlet} is no longer listed here. The count on the floor stays as it is.`}
          confirmLabel="Take out"
          busy={isBusy}
          onConfirm={() => void drop(dropped)}
          onClose={() => setDropped(undefined)}
        />
      ) : null}
      {isAdding ? <UnitDialog onAdded={reload} onClose={onEnd} /> : null}
    </>
  )
}

function wordsOf({ model, variant, colour }: StockUnit): string {
  return [model, variant, colour].filter(Boolean).join(' · ')
}
