import type { Door, IntakeHealth } from '#contract/doors/doors.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { familyWords, vendorOf } from './door-words.ts'
import type { Outlet } from './outlet-select.tsx'

interface DoorListProps {
  doors: readonly Door[]
  health: IntakeHealth | undefined
  outlets: readonly Outlet[]
  onOpen: (slug: string) => void
}

/** The doors with what came through each today, and what needs a look. */
export function DoorList({ doors, health, outlets, onOpen }: DoorListProps) {
  const healthOf = ({ slug }: Door) => health?.find((one) => one.slug === slug)
  return (
    <DataTable
      caption="Doors"
      rows={doors}
      rowKey={({ slug }) => slug}
      emptyText="No doors yet"
      align="middle"
      columns={[
        {
          key: 'name',
          title: 'Name',
          cell: ({ facts, vendor }) => (
            <span>
              <span className="block font-semibold wrap-anywhere">{facts.title}</span>
              <span className="block text-sm text-muted">{vendorOf(vendor).label}</span>
            </span>
          ),
        },
        { key: 'open', title: 'Door', cell: ({ facts }) => (facts.isOn ? 'Open' : 'Closed') },
        {
          key: 'leads',
          title: 'Its leads',
          cell: ({ facts }) =>
            [familyWords[facts.family], outlets.find(({ id }) => id === facts.outletId)?.name]
              .filter(Boolean)
              .join(' · '),
        },
        { key: 'today', title: 'Today', wide: true, cell: (door) => todayWords(healthOf(door)) },
        {
          key: 'change',
          title: 'Action',
          cell: ({ slug, facts }) => (
            <Button size="small" aria-label={`Details of ${facts.title}`} onClick={() => onOpen(slug)}>
              Details
            </Button>
          ),
        },
      ]}
    />
  )
}

/** What came through a door today, and what of it needs a look. */
function todayWords(health: IntakeHealth[number] | undefined) {
  if (!health) return '…'
  const { today, waiting, failed, newestAt } = health
  const faults = [
    failed > 0 && `${failed} failed`,
    today.wrong > 0 && `${today.wrong} with a wrong key or signature`,
  ].filter(Boolean)
  return (
    <span>
      {today.came === 0
        ? newestAt
          ? `Nothing; last ${formatMoment(new Date(newestAt))}`
          : 'Nothing has come yet'
        : `${today.came} came, ${today.made === 1 ? '1 became a lead' : `${today.made} became leads`}`}
      {waiting > 0 ? `, ${waiting} waiting` : ''}
      {faults.length > 0 ? (
        <span className="block font-semibold text-danger">{faults.join(', ')}</span>
      ) : null}
    </span>
  )
}
