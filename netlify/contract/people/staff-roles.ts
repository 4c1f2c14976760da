import type { LeadFamily } from '#contract/leads/lead-stages.ts'

/** What a member of staff may do. The database keeps the same list in a check of `staff.role`, and asks it in every policy. */
export const staffRoles = [
  { id: 'owner', label: 'Owner', may: 'Everything, staff accounts and exports of all rows included.' },
  { id: 'manager', label: 'Manager', may: 'All enquiries but those of HR; prices and content.' },
  { id: 'sales', label: 'Sales', may: 'Enquiries about sales, and general ones.' },
  { id: 'service', label: 'Service', may: 'Enquiries about service and spare parts, and general ones.' },
  { id: 'people', label: 'HR', may: 'Applicants with their resumes, and who wants to become a dealer.' },
] as const
export type StaffRole = (typeof staffRoles)[number]['id']

export const staffRoleIds = staffRoles.map(({ id }) => id) as [StaffRole, ...StaffRole[]]

/** Who changes what the site shows and what it costs. */
export const editors: readonly StaffRole[] = ['owner', 'manager']
export const owners: readonly StaffRole[] = ['owner']

/** What a report is about: the family of its leads, or the trail of what staff did. */
export type ReportFamily = LeadFamily | 'trail'

/** The roles that read the reports of a family, and work on its leads. */
export const readersOf: Record<ReportFamily, readonly StaffRole[]> = {
  sales: ['owner', 'manager', 'sales'],
  service: ['owner', 'manager', 'service'],
  people: ['owner', 'people'],
  other: ['owner', 'manager', 'sales', 'service'],
  trail: owners,
}

/** What a role is called. */
export function roleLabel(role: StaffRole): string {
  return staffRoles.find(({ id }) => id === role)?.label ?? role
}

/** What somebody reads whose account is for some outlets, where a report shows all of them. */
export const ofSingleOutlets =
  'Reports show all outlets, and your account is for some of them. Your leads are in the inbox.'

/** What somebody reads whose role is another one. */
export function roleRefusal(roles: readonly StaffRole[]): string {
  const names = roles.map(roleLabel)
  return `This is for ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')} accounts. Please ask the owner if you need it.`
}
