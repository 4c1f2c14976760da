import { type LeadKind, namedKinds } from '#contract/leads/lead-kinds.ts'
import { readersOf, type StaffRole } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { useDealership } from '#web/lib/dealership.tsx'

interface MutedKindsProps {
  /**
   * The role of the signed-in account; undefined while the account is on its way, and then all kinds are
   * shown.
   */
  role: StaffRole | undefined
  muted: readonly LeadKind['kind'][]
  onMute: (muted: LeadKind['kind'][]) => void
}

/**
 * The kinds of lead of which this person's devices tell: all kinds that the role may read, except the muted
 * ones.
 */
export function MutedKinds({ role, muted, onMute }: MutedKindsProps) {
  const { parts } = useDealership()
  return (
    <details>
      <summary className="min-h-11 content-center text-sm font-semibold underline underline-offset-3 md:min-h-9">
        Of which kinds
      </summary>
      <fieldset className="max-h-56 overflow-y-auto">
        <legend className="sr-only">Kinds of leads</legend>
        {kindsFor(role, parts).map(({ kind, label }) => (
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

/** The kinds that visitors send by themselves, and that this role may read. */
function kindsFor(role: StaffRole | undefined, parts: ShownParts): LeadKind[] {
  return namedKinds(parts.names).filter(({ kind, part }) => {
    if (isOff(parts, part)) return false
    const family = reports.find(({ id }) => id === kind)?.family
    return family !== undefined && (role === undefined || readersOf[family].includes(role))
  })
}
