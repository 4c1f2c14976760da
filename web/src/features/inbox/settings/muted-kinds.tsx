import { type LeadKind, leadKinds } from '#contract/leads/lead-kinds.ts'
import { readersOf, type StaffRole } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'

interface MutedKindsProps {
  /** Undefined while the account is on its way: then all are shown. */
  role: StaffRole | undefined
  muted: readonly LeadKind['kind'][]
  onMute: (muted: LeadKind['kind'][]) => void
}

/** Of which kinds the devices of this person tell: of all that their role reads, but those that are taken out. */
export function MutedKinds({ role, muted, onMute }: MutedKindsProps) {
  return (
    <details>
      <summary className="min-h-11 content-center text-sm font-semibold underline underline-offset-3 md:min-h-9">
        Of which kinds
      </summary>
      <fieldset className="max-h-56 overflow-y-auto">
        <legend className="sr-only">Kinds of leads</legend>
        {kindsFor(role).map(({ kind, label }) => (
          <label key={kind} className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
            <input
              type="checkbox"
              checked={!muted.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                onMute(checked ? muted.filter((one) => one !== kind) : [...muted, kind])
              }
              className="size-5 accent-content"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Kinds that come by themselves, and that somebody of a role reads. */
function kindsFor(role: StaffRole | undefined): LeadKind[] {
  return leadKinds.filter(({ kind }) => {
    const family = reports.find(({ id }) => id === kind)?.family
    return family !== undefined && (role === undefined || readersOf[family].includes(role))
  })
}
