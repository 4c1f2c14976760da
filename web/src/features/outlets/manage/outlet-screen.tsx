import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { closedDaysId } from '#web/shop/closed-days-section.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ClosedDays } from './closed-days.tsx'
import { MarkedDays } from './marked-days.tsx'
import { NewOutlet } from './new-outlet.tsx'
import { OutletEditor } from './outlet-editor.tsx'
import type { PictureChoiceProps } from './outlet-fields.tsx'
import { OutletList } from './outlet-list.tsx'

interface OutletScreenProps {
  PictureChoice: ComponentType<PictureChoiceProps>
}

/** Outlets: all of them in order, or the outlet that the address names. */
export function OutletScreen({ PictureChoice }: OutletScreenProps) {
  const [address, setAddress] = useSearchState()
  const outlets = useLoaded('outlets', (signal) => callApi('listOutlets', {}, { signal }))
  const named = address.get('outlet')
  const open = (outlet: string | undefined) => setAddress({ outlet }, { step: true, fromTop: true })
  const record = outlets.value?.find(({ id }) => String(id) === named)
  const put = (changed: OutletRecord) =>
    outlets.replace((all) =>
      all.some(({ id }) => id === changed.id)
        ? all.map((one) => (one.id === changed.id ? changed : one))
        : [...all, changed],
    )

  if (named === 'new')
    return (
      <NewOutlet
        PictureChoice={PictureChoice}
        onClose={() => open(undefined)}
        onMade={(made) => {
          put(made)
          open(String(made.id))
        }}
      />
    )
  if (record)
    return (
      <OutletEditor
        key={record.id}
        record={record}
        PictureChoice={PictureChoice}
        onChange={put}
        onClose={() => open(undefined)}
      />
    )
  return (
    <Screen
      title="Outlets"
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={`${paths.adminDashboard}?page=outlets#${closedDaysId}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-3"
          >
            Closed days
          </Link>
          <Button size="small" variant="primary" onClick={() => open('new')}>
            New outlet
          </Button>
        </div>
      }
    >
      <LoadFailure of={outlets} words="The outlets could not be loaded." />
      {outlets.value?.length === 0 ? (
        <EmptyState title="No outlets yet">
          Add the main showroom first: pages show its address, and its map.
        </EmptyState>
      ) : outlets.value ? (
        <>
          <OutletList
            outlets={outlets.value}
            onOpen={(id) => open(String(id))}
            onOrder={(ordered) => {
              if (ordered) outlets.replace(() => ordered)
              // The new order has changed the version of each outlet that moved, and an edit must name the
              // new version.
              outlets.reload()
            }}
          />
          <ClosedDays />
          <MarkedDays />
        </>
      ) : outlets.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}
