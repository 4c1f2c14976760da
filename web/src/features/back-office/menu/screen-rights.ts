import { editors, mayChangeAll, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { type ScreenId, staffScreens } from './staff-screens.ts'

const rolesById = new Map<ScreenId, readonly StaffRole[]>(staffScreens.map(({ id, roles }) => [id, roles]))
const reportIds = new Set<ScreenId>(
  staffScreens.filter(({ under }) => under === 'report').map(({ id }) => id),
)

/** The roles that may open a screen; the server checks the role as well. */
export function rolesOf(screen: ScreenId): readonly StaffRole[] {
  return rolesById.get(screen) ?? staffRoleIds
}

/**
 * May this account open the screen? A report shows all outlets, so reports are not for an account of single
 * outlets.
 */
export function mayOpen(screen: ScreenId, account: Pick<StaffAccount, 'role' | 'outlet_ids'>): boolean {
  return rolesOf(screen).includes(account.role) && !(reportIds.has(screen) && account.outlet_ids.length > 0)
}

const ofOutlets: readonly ScreenId[] = ['outlets', 'appointment-times']

/** May every account open the screen, whatever its role and outlets? */
export function isForAll(screen: ScreenId): boolean {
  return rolesOf(screen) === staffRoleIds && !reportIds.has(screen)
}

/** How much of a screen an account may change; the server asks for the same right. */
export function changeableOf(
  screen: ScreenId,
  account: Pick<StaffAccount, 'outlet_ids' | 'changes_all'>,
): 'all' | 'own outlets' | 'nothing' {
  if (mayChangeAll(account) || rolesOf(screen) !== editors) return 'all'
  return ofOutlets.includes(screen) ? 'own outlets' : 'nothing'
}

/** These screens ask for the account before they ask for anything else. */
const checksLogin: readonly ScreenId[] = ['offers', 'notifications', 'gallery', 'slides']

/**
 * Is the screen open to every role, or does the screen check the account by itself? Then nothing has to wait
 * for the account.
 */
export function opensAtOnce(screen: ScreenId): boolean {
  return isForAll(screen) || checksLogin.includes(screen)
}
