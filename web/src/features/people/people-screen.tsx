import { useState } from 'react'
import type { StaffRecord } from '#contract/people/people.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeadTurnsSetting } from './lead-turns.tsx'
import { LinkDialog, type ShownLink } from './link-dialog.tsx'
import { PeopleTable } from './people-table.tsx'

/** People: every staff account with its rights and its last day; the owner alone sees this screen. */
export function PeopleScreen() {
  const people = useLoaded('people', (signal) => callApi('listStaff', {}, { signal }))
  const outlets = useLoaded('outlets', (signal) => callApi('listDealers', {}, { signal }))
  const [isInviting, setInviting] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const [link, setLink] = useState<ShownLink>()
  const places = outlets.value?.map(({ id, name }) => ({ id, name })) ?? []
  const opened = people.value?.find(({ id }) => id === openId)

  function showLink(made: ShownLink) {
    setInviting(false)
    setLink(made)
    people.reload()
  }

  return (
    <Screen
      title="People"
      actions={
        <Button size="small" variant="primary" onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      }
    >
      <LoadFailure of={people} words="The accounts could not be loaded." />
      <LoadFailure of={outlets} words="The outlets could not be loaded." />
      <PeopleTable
        people={people.value}
        outlets={places}
        isBusy={people.isLoading}
        onOpen={({ id }: StaffRecord) => setOpenId(id)}
      />
      <LeadTurnsSetting />
      {isInviting ? (
        <InviteDialog outlets={places} onMade={showLink} onClose={() => setInviting(false)} />
      ) : null}
      {opened ? (
        <AccountDialog
          key={opened.id}
          person={opened}
          outlets={places}
          colleagues={people.value?.filter(({ id, isActive }) => isActive && id !== opened.id) ?? []}
          onChanged={people.reload}
          onLink={showLink}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
      {link ? <LinkDialog link={link} onClose={() => setLink(undefined)} /> : null}
    </Screen>
  )
}
