import { editors, owners, readersOf, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import type { StaffAccount } from '#contract/session/session.ts'

/** What the address calls a screen: `/admin/dashboard?page=price`. Whoever adds one here is asked for its content. */
export type ScreenId =
  | 'dashboard'
  | 'inbox'
  | 'appointments'
  | 'account'
  | 'price'
  | 'accessories'
  | 'bikes'
  | 'offers'
  | 'notifications'
  | 'gallery'
  | 'slides'
  | 'texts'
  | 'languages'
  | 'lenders'
  | 'team'
  | 'testimonials'
  | 'service-plan'
  | 'templates'
  | 'reviews'
  | 'exchange-values'
  | 'catalogue'
  | 'outlets'
  | 'appointment-times'
  | 'charges'
  | 'dealership'
  | 'promises'
  | 'privacy'
  | 'people'
  | 'profile'
  | 'change-password'
  | ReportId

export interface MenuEntry {
  id: ScreenId
  label: string
}

export interface MenuGroup {
  id: string
  label: string
  icon: 'manage' | 'report' | 'staff' | 'account'
  entries: readonly MenuEntry[]
}

export const dashboardEntry: MenuEntry = { id: 'dashboard', label: 'Dashboard' }

/** Where staff work through what came in; it stands first. */
export const inboxEntry: MenuEntry = { id: 'inbox', label: 'Inbox' }

/** Who comes today, and tomorrow. */
export const appointmentsEntry: MenuEntry = { id: 'appointments', label: 'Appointments' }

export const accountGroup: MenuGroup = {
  id: 'my-account',
  label: 'My Account',
  icon: 'account',
  entries: [
    { id: 'profile', label: 'Profile' },
    { id: 'change-password', label: 'Change Password' },
  ],
}

/** The sidebar under Dashboard, back-office section 2. The reports come from their registry. */
export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'manage',
    label: 'Manage',
    icon: 'manage',
    entries: [
      { id: 'account', label: 'Account' },
      { id: 'price', label: 'Price' },
      { id: 'accessories', label: 'Accessories Price' },
      { id: 'bikes', label: 'Bikes' },
      { id: 'offers', label: 'Offer' },
      { id: 'notifications', label: 'Notification' },
      { id: 'gallery', label: 'Gallery' },
      { id: 'slides', label: 'Slides' },
      { id: 'texts', label: 'Texts' },
      { id: 'languages', label: 'Languages' },
      { id: 'lenders', label: 'Finance' },
      { id: 'team', label: 'Staff Members' },
      { id: 'testimonials', label: 'Testimonials' },
      { id: 'reviews', label: 'Reviews' },
      { id: 'service-plan', label: 'Service Plan' },
      { id: 'templates', label: 'WhatsApp Templates' },
      { id: 'exchange-values', label: 'Exchange Values' },
      { id: 'catalogue', label: 'Catalogue' },
      { id: 'outlets', label: 'Outlets' },
      { id: 'appointment-times', label: 'Appointment times' },
      { id: 'charges', label: 'On-road Charges' },
      { id: 'dealership', label: 'Dealership' },
      { id: 'promises', label: 'Promises' },
      { id: 'privacy', label: 'Privacy' },
    ],
  },
  {
    id: 'report',
    label: 'Report',
    icon: 'report',
    entries: reports.map(({ id, menu }) => ({ id, label: menu })),
  },
  { id: 'staff', label: 'Staff', icon: 'staff', entries: [{ id: 'people', label: 'People' }] },
  accountGroup,
]

const managed: readonly string[] = menuGroups.flatMap(({ id, entries }) =>
  id === 'manage' ? entries.map((entry) => entry.id).filter((entry) => entry !== 'account') : [],
)

/** The roles that a screen is for; the server asks for them too. */
export function rolesOf(screen: ScreenId): readonly StaffRole[] {
  if (screen === 'people' || screen === 'privacy') return owners
  if (screen === 'reviews') return readersOf.sales
  if (managed.includes(screen)) return editors
  if (screen === 'appointments') return readersOf.other
  const report = reports.find(({ id }) => id === screen)
  return report ? readersOf[report.family] : staffRoleIds
}

/** May this account open the screen? Reports show all outlets, so they are not for an account of single ones. */
export function mayOpen(screen: ScreenId, account: Pick<StaffAccount, 'role' | 'outlet_ids'>): boolean {
  const isReport = reports.some(({ id }) => id === screen)
  return rolesOf(screen).includes(account.role) && !(isReport && account.outlet_ids.length > 0)
}

/** They ask whose login it is before they ask for anything else. */
const checksLogin: readonly ScreenId[] = ['offers', 'notifications', 'gallery', 'slides']

/** Is the screen everybody's, or does it look itself whose login it is, so that it need not wait for the account? */
export function opensAtOnce(screen: ScreenId): boolean {
  return rolesOf(screen) === staffRoleIds || checksLogin.includes(screen)
}

/** The menu of an account; the whole one until it is known whose it is. */
export function menuOf(account: StaffAccount | undefined): readonly MenuGroup[] {
  if (!account) return menuGroups
  return menuGroups
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => mayOpen(id, account)) }))
    .filter(({ entries }) => entries.length > 0)
}
