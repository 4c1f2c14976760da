import { useState } from 'react'
import type { Door } from '#contract/doors/doors.ts'
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
import { type MadeDoor, NewDoor } from './new-door.tsx'
import { OutgoingAddress } from './outgoing-address.tsx'
import { WhatsAppPart } from './whatsapp/whatsapp-part.tsx'

/**
 * Doors: through each come leads from outside. All of them, or the one that the address names; for the owner.
 */
export function DoorsScreen() {
  const [address, setAddress] = useSearchState()
  const doors = useLoaded('doors', (signal) => callApi('listDoors', {}, { signal }))
  const health = useLoaded('intake health', (signal) => callApi('getIntakeHealth', {}, { signal }))
  const outlets = useLoaded('outlets', (signal) => callApi('listDealers', {}, { signal }))
  const [made, setMade] = useState<MadeDoor>()
  const go = (next: { door?: string; view?: string }) => {
    // A secret is shown until its screen is left.
    if (next.door !== made?.door.slug) setMade(undefined)
    setAddress({ door: next.door, view: next.view }, { step: true, fromTop: true })
  }
  const put = (door: Door) =>
    doors.replace((all) =>
      all.some(({ slug }) => slug === door.slug)
        ? all.map((one) => (one.slug === door.slug ? door : one))
        : [...all, door],
    )
  const opened = doors.value?.find(({ slug }) => slug === address.get('door'))
  const places = outlets.value?.map(({ id, name }) => ({ id, name })) ?? []

  if (address.get('view') === 'new')
    return (
      <NewDoor
        outlets={places}
        onClose={() => go({})}
        onMade={(record) => {
          put(record.door)
          health.reload()
          go({ door: record.door.slug })
          setMade(record)
        }}
      />
    )
  if (opened)
    return (
      <DoorView
        key={opened.slug}
        door={opened}
        secret={(made?.door.slug === opened.slug && made.secret) || undefined}
        health={health.value?.find(({ slug }) => slug === opened.slug)}
        outlets={places}
        onSaved={put}
        onSecret={(renewed) => {
          put(renewed.door)
          setMade(renewed)
        }}
        onChanged={health.reload}
        onClose={() => go({})}
      />
    )
  return (
    <Screen
      title="Doors"
      actions={
        <Button size="small" variant="primary" onClick={() => go({ view: 'new' })}>
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
        <DoorList
          doors={doors.value}
          health={health.value}
          outlets={places}
          onOpen={(door) => go({ door })}
        />
      ) : doors.error === undefined ? (
        <Skeleton className="h-64" />
      ) : null}
      <WhatsAppPart />
      <OutgoingAddress />
    </Screen>
  )
}
