import { Link } from 'react-router-dom'
import type { IntakeHealth } from '#contract/doors/doors.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

type Health = IntakeHealth[number]

const addressOf = ({ slug }: Health) => `${paths.adminDashboard}?page=doors&door=${slug}`

/**
 * Whether leads of a door's sender may be missing here: fewer came than it sent, or some could not be read.
 */
function lacksSome({ asked, failed }: Health): boolean {
  return failed > 0 || (asked !== null && asked.sent !== asked.here)
}

/** `Meta 31 sent, 29 here`, and what failed; a sender that cannot be asked has no such count. */
function countWords({ title, asked, failed }: Health): string {
  const counted = asked ? [`${groupLakhs(asked.sent)} sent, ${groupLakhs(asked.here)} here`] : []
  const faults = failed > 0 ? [`${groupLakhs(failed)} failed`] : []
  return `${title} ${[...counted, ...faults].join(', ')}`
}

interface DoorCountsProps {
  doors: IntakeHealth
  /** Whether the account may open the doors. */
  mayOpen: boolean
}

/** The doors through which fewer leads came than were sent; nothing where none is missing. */
export function MissingLeads({ doors, mayOpen }: DoorCountsProps) {
  const lacking = doors.filter(lacksSome)
  if (lacking.length === 0) return null
  return (
    <ul aria-label="Leads that may be missing" className="grid gap-1">
      {lacking.map((door) => (
        <li
          key={door.slug}
          className="figures flex min-h-11 flex-wrap items-center gap-x-2 rounded-md bg-warning-soft px-3 py-1.5 text-sm font-semibold"
        >
          <AlertIcon className="size-4.5 text-warning" />
          {mayOpen ? (
            <Link
              to={addressOf(door)}
              className="inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {countWords(door)}
            </Link>
          ) : (
            countWords(door)
          )}
        </li>
      ))}
    </ul>
  )
}

/** The counts of the doors whose leads are all here, for the figures. */
export function DoorCounts({ doors }: Pick<DoorCountsProps, 'doors'>) {
  const complete = doors.filter((door) => door.asked !== null && !lacksSome(door))
  if (complete.length === 0) return null
  return (
    <p className="figures text-sm text-muted">
      {`Leads of 48 hours from outside: ${complete.map(countWords).join(' · ')}`}
    </p>
  )
}
