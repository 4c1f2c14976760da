import { useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { DoorList } from './door-list.tsx'
import { DoorView } from './door-view.tsx'
import { NewDoor } from './new-door.tsx'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'

/** Doors: through each come leads from outside. All of them, or the one that the address names; for the owner. */
export function DoorsScreen() {
  const [address, setAddress] = useSearchState()
  const doors = useLoaded('doors', (signal) => callApi('listDoors', {}, { signal }))
  const health = useLoaded('intake health', (signal) => callApi('getIntakeHealth', {}, { signal }))
  const outlets = useLoaded('outlets', (signal) => callApi('listDealers', {}, { signal }))
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<ShownSecret>()
  const open = (door: string | undefined) => setAddress({ door }, { step: true, fromTop: true })
  const opened = doors.value?.find(({ slug }) => slug === address.get('door'))
  const places = outlets.value?.map(({ id, name }) => ({ id, name })) ?? []

  return (
    <>
      {opened ? (
        <DoorView
          key={opened.slug}
          door={opened}
          health={health.value?.find(({ slug }) => slug === opened.slug)}
          outlets={places}
          onSaved={(saved) =>
            doors.replace((all) => all.map((one) => (one.slug === saved.slug ? saved : one)))
          }
          onSecret={setShown}
          onChanged={health.reload}
          onClose={() => open(undefined)}
        />
      ) : (
        <Screen
          title="Doors"
          actions={
            <Button size="small" variant="primary" onClick={() => setAdding(true)}>
              Add a door
            </Button>
          }
        >
          <LoadFailure of={doors} words="The doors could not be loaded." />
          <LoadFailure of={health} words="What came today could not be loaded." />
          <LoadFailure of={outlets} words="The outlets could not be loaded." />
          {doors.value?.length === 0 ? (
            <EmptyState title="No doors yet">
              Leads of Meta, Google, a portal or a virtual number come into the inbox through a door.
            </EmptyState>
          ) : doors.value ? (
            <DoorList doors={doors.value} health={health.value} outlets={places} onOpen={open} />
          ) : doors.error === undefined ? (
            <Skeleton className="h-64" />
          ) : null}
        </Screen>
      )}
      {isAdding ? (
        <NewDoor
          outlets={places}
          onClose={() => setAdding(false)}
          onMade={({ door, secret }) => {
            setAdding(false)
            doors.replace((all) => [...all, door])
            health.reload()
            open(door.slug)
            if (secret) setShown({ door, secret })
          }}
        />
      ) : null}
      {shown ? <SecretDialog shown={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}
