import { type LeadKind, namedKinds } from '#contract/leads/lead-kinds.ts'
import { type LeadFamily, walkInFamilies } from '#contract/leads/lead-stages.ts'
import { readersOf, type StaffRole } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'

/** The kinds of work, as staff call them. */
const families = [
  { id: 'sales', label: 'Sales' },
  { id: 'service', label: 'Service' },
  { id: 'people', label: 'People' },
  { id: 'other', label: 'Other' },
] as const satisfies readonly { id: LeadFamily; label: string }[]

/** The kinds of work whose leads a role sees; all of them while the role is on its way. */
export function familiesOf(role: StaffRole | undefined): readonly { id: LeadFamily; label: string }[] {
  return families.filter(({ id }) => isRead(id, role))
}

/** The kinds of lead that a role sees; all of them while the role is on its way. */
export function kindsOf(role: StaffRole | undefined, names: Record<NamedPartId, string>): LeadKind[] {
  return namedKinds(names).filter(({ kind }) => {
    if (kind === 'walk-in') return walkInFamilies.some((family) => isRead(family, role))
    const family = reports.find(({ id }) => id === kind)?.family
    return family !== undefined && isRead(family, role)
  })
}

function isRead(family: keyof typeof readersOf, role: StaffRole | undefined): boolean {
  return role === undefined || readersOf[family].includes(role)
}
