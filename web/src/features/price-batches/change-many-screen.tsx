import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { BatchList } from './batch-list.tsx'
import { BatchScreen } from './batch-screen.tsx'
import { ChangeMany } from './change-many.tsx'

/**
 * Change many prices: the table to fill, which belongs to the `person` at the screen, and below it the
 * batches that wait and those that were applied; or the one batch that the address names.
 */
export function ChangeManyScreen({ person }: { person: string }) {
  const [address, setAddress] = useSearchState()
  const id = address.get('batch') ?? ''
  const open = (batch: string | undefined) => setAddress({ batch }, { step: true, fromTop: true })
  if (/^[0-9a-f-]{36}$/.test(id)) return <BatchScreen key={id} id={id} onClose={() => open(undefined)} />
  return (
    <Filling
      person={person}
      onOpen={open}
      onClose={() => setAddress({ view: undefined, show: undefined }, { step: true, fromTop: true })}
    />
  )
}

interface FillingProps {
  person: string
  onOpen: (id: string) => void
  onClose: () => void
}

function Filling({ person, onOpen, onClose }: FillingProps) {
  const versions = useLoaded('price versions', (signal) => callApi('listPriceVersions', {}, { signal }))
  return (
    <Screen
      title="Change many prices"
      actions={
        <Button size="small" onClick={onClose}>
          Back to Manage Price
        </Button>
      }
    >
      <LoadFailure of={versions} words="The prices could not be loaded." />
      {versions.value ? (
        <ChangeMany
          key={person}
          person={person}
          versions={versions.value}
          isRenewing={versions.isLoading}
          onSaved={onOpen}
          onOutdated={versions.reload}
        />
      ) : versions.error === undefined ? (
        <Skeleton className="h-64" />
      ) : null}
      <BatchList onOpen={onOpen} />
    </Screen>
  )
}
