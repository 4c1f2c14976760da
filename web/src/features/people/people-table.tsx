import type { StaffRecord } from '#contract/people/people.ts'
import { roleLabel } from '#contract/people/staff-roles.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { Place } from './rights-fields.tsx'

interface PeopleTableProps {
  people: readonly StaffRecord[] | undefined
  outlets: readonly Place[]
  isBusy: boolean
  onOpen: (person: StaffRecord) => void
}

/** The accounts; the owner opens one to change it. */
export function PeopleTable({ people, outlets, isBusy, onOpen }: PeopleTableProps) {
  const columns: Column<StaffRecord>[] = [
    {
      key: 'name',
      title: 'Name',
      cell: ({ name, userId }) => (
        <span>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted wrap-anywhere">{userId}</span>
        </span>
      ),
    },
    { key: 'role', title: 'Role', cell: ({ role }) => roleLabel(role) },
    { key: 'outlets', title: 'Outlets', cell: ({ outletIds }) => outletWords(outletIds, outlets) },
    { key: 'state', title: 'Account', cell: stateWords },
    { key: 'seen', title: 'Last seen', cell: seenWords },
    {
      key: 'leads',
      title: 'Open leads',
      numeric: true,
      cell: ({ openLeads }) => <span className="figures">{openLeads}</span>,
    },
    {
      key: 'open',
      title: 'Change',
      cell: (person) => (
        <Button size="small" aria-label={`Change ${person.name}`} onClick={() => onOpen(person)}>
          Change
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption="Staff accounts"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      emptyText="No accounts found"
      align="middle"
      busy={isBusy}
    />
  )
}

function outletWords(ids: readonly number[], outlets: readonly Place[]): string {
  if (ids.length === 0) return 'All'
  return ids.map((id) => outlets.find((outlet) => outlet.id === id)?.name ?? `Outlet ${id}`).join(', ')
}

function stateWords({ isActive, isOnDuty, lastDay }: StaffRecord): string {
  if (!isActive) return 'Disabled'
  const duty = isOnDuty ? '' : ', off duty'
  return lastDay < indianDay(serverNow())
    ? `Ended on ${formatDay(lastDay)}`
    : `Works until ${formatDay(lastDay)}${duty}`
}

function seenWords({ seenAt, sessions, linkUntil }: StaffRecord): string {
  if (sessions > 0) return 'Signed in now'
  if (seenAt) return formatMoment(new Date(seenAt))
  return linkUntil ? `Invited, link until ${formatMoment(new Date(linkUntil))}` : 'Never'
}
