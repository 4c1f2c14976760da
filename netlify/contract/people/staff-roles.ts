import type { LeadFamily } from '#contract/leads/lead-stages.ts'

/**
 * The roles of staff. The database keeps the same list in a check of `staff.role`, and every policy asks for
 * the role.
 */
export const staffRoles = [
  { id: 'owner', label: 'Owner', may: 'Everything, staff accounts and exports of all rows included.' },
  { id: 'manager', label: 'Manager', may: 'All enquiries but those of HR; prices and content.' },
  { id: 'sales', label: 'Sales', may: 'Enquiries about sales, and general ones.' },
  { id: 'service', label: 'Service', may: 'Enquiries about service and spare parts, and general ones.' },
  { id: 'people', label: 'HR', may: 'Applicants with their resumes, and who wants to become a dealer.' },
] as const
export type StaffRole = (typeof staffRoles)[number]['id']

export const staffRoleIds = staffRoles.map(({ id }) => id) as [StaffRole, ...StaffRole[]]

/** The roles that change the content and the prices of the site. */
export const editors: readonly StaffRole[] = ['owner', 'manager']
/**
 * The roles that say of a number what holds for all its leads; HR sees none of the customers' leads.
 */
export const markers: readonly StaffRole[] = ['owner', 'manager', 'sales', 'service']
export const owners: readonly StaffRole[] = ['owner']

/** The subject of a report: a family of leads, or the trail of what staff did. */
export type ReportFamily = LeadFamily | 'trail'

/** The roles that read the reports of a family and work on its leads. */
export const readersOf: Record<ReportFamily, readonly StaffRole[]> = {
  sales: ['owner', 'manager', 'sales'],
  service: ['owner', 'manager', 'service'],
  people: ['owner', 'people'],
  other: ['owner', 'manager', 'sales', 'service'],
  trail: owners,
}

/** The name of a role. */
export function roleLabel(role: StaffRole): string {
  return staffRoles.find(({ id }) => id === role)?.label ?? role
}

/** The refusal for an account of single outlets, where a report shows all outlets. */
export const ofSingleOutlets =
  'Reports show all outlets, and your account is for some of them. Your leads are in the inbox.'

/** The rights of an account that are about outlets; no outlets means all. */
interface OutletRights {
  outlet_ids: readonly number[]
  changes_all: boolean
}

/** Whether an account that may edit at all may change what holds for all outlets. */
export function mayChangeAll({ outlet_ids, changes_all }: OutletRights): boolean {
  return outlet_ids.length === 0 || changes_all
}

/** The refusal for an account of single outlets, where a change holds for others too. */
export const changesOthers =
  'This holds for other outlets too, and your account is for some. Please ask the owner if you need it.'

/** The refusal for an account whose role is not among those given. */
export function roleRefusal(roles: readonly StaffRole[]): string {
  const names = roles.map(roleLabel)
  return `This is for ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')} accounts. Please ask the owner if you need it.`
}
