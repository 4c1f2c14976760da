import type { LeadKind } from '#contract/leads/lead-kinds.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { kindsOf } from '../readable-work.ts'

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
  /** The kinds that visitors send by themselves. */
  const kinds = kindsOf(role, parts.names).filter(
    ({ kind, part }) => kind !== 'walk-in' && !isOff(parts, part),
  )
  return (
    <details>
      <summary className="min-h-11 content-center text-sm font-semibold underline underline-offset-3 md:min-h-9">
        Of which kinds
      </summary>
      <fieldset className="max-h-56 overflow-y-auto">
        <legend className="sr-only">Kinds of leads</legend>
        {kinds.map(({ kind, label }) => (
          <CompactCheckbox
            key={kind}
            label={label}
            checked={!muted.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onMute(checked ? muted.filter((one) => one !== kind) : [...muted, kind])
            }
            className="md:min-h-9"
          />
        ))}
      </fieldset>
    </details>
  )
}
