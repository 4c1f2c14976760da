import {
  editors,
  mayChangeAll,
  owners,
  readersOf,
  type StaffRole,
  staffRoleIds,
} from '#contract/people/staff-roles.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { partOfReport, type ReportId, reportName, reports } from '#contract/reports/reports.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff, languagesOn, type SitePartId } from '#contract/site/site-parts.ts'

/**
 * The names of the screens in an address, as in `/admin/dashboard?page=price`. The compiler asks for the
 * content of a screen whose name is added here.
 */
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
  | 'warranty-plans'
  | 'other-models'
  | 'pictures'
  | 'templates'
  | 'reviews'
  | 'exchange-values'
  | 'catalogue'
  | 'outlets'
  | 'appointment-times'
  | 'charges'
  | 'dealership'
  | 'parts'
  | 'promises'
  | 'privacy'
  | 'site-health'
  | 'people'
  | 'profile'
  | 'change-password'
  | ReportId

export interface MenuEntry {
  id: ScreenId
  label: string
  /** The part of the site to which the screen belongs: there is no such screen while the part is off. */
  part?: SitePartId | undefined
}

export interface MenuGroup {
  id: string
  label: string
  icon: 'manage' | 'report' | 'staff' | 'account'
  entries: readonly MenuEntry[]
}

export const dashboardEntry: MenuEntry = { id: 'dashboard', label: 'Dashboard' }

/** The screen where staff work through new enquiries; its entry stands first in the menu. */
export const inboxEntry: MenuEntry = { id: 'inbox', label: 'Inbox' }

/** The screen of today's and tomorrow's visitors. */
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

/** The groups of the sidebar below Dashboard, back-office section 2. The reports come from their registry. */
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
      { id: 'notifications', label: 'Notification', part: 'popup' },
      { id: 'gallery', label: 'Gallery', part: 'gallery' },
      { id: 'slides', label: 'Slides' },
      { id: 'pictures', label: 'Pictures' },
      { id: 'texts', label: 'Texts' },
      { id: 'languages', label: 'Languages' },
      { id: 'lenders', label: 'Finance' },
      { id: 'team', label: 'Staff Members' },
      { id: 'testimonials', label: 'Testimonials' },
      { id: 'reviews', label: 'Reviews' },
      { id: 'service-plan', label: 'Service Plan' },
      { id: 'warranty-plans', label: 'Warranty' },
      { id: 'other-models', label: 'Other Models' },
      { id: 'templates', label: 'WhatsApp Templates' },
      { id: 'exchange-values', label: 'Exchange Values', part: 'exchange' },
      { id: 'catalogue', label: 'Catalogue' },
      { id: 'outlets', label: 'Outlets' },
      { id: 'appointment-times', label: 'Appointment times' },
      { id: 'charges', label: 'On-road Charges' },
      { id: 'dealership', label: 'Dealership' },
      { id: 'parts', label: 'Parts of the site' },
      { id: 'promises', label: 'Promises' },
      { id: 'privacy', label: 'Privacy' },
      { id: 'site-health', label: 'Site health' },
    ],
  },
  {
    id: 'report',
    label: 'Report',
    icon: 'report',
    entries: reports.map(({ id, menu }) => ({ id, label: menu, part: partOfReport(id) })),
  },
  { id: 'staff', label: 'Staff', icon: 'staff', entries: [{ id: 'people', label: 'People' }] },
  accountGroup,
]

const managed: readonly string[] = menuGroups.flatMap(({ id, entries }) =>
  id === 'manage' ? entries.map((entry) => entry.id).filter((entry) => entry !== 'account') : [],
)

/** The roles that may open a screen; the server checks the role as well. */
export function rolesOf(screen: ScreenId): readonly StaffRole[] {
  if (screen === 'people' || screen === 'privacy') return owners
  if (screen === 'reviews') return readersOf.sales
  if (managed.includes(screen)) return editors
  if (screen === 'appointments') return readersOf.other
  const report = reports.find(({ id }) => id === screen)
  return report ? readersOf[report.family] : staffRoleIds
}

/**
 * May this account open the screen? A report shows all outlets, so reports are not for an account of single
 * outlets.
 */
export function mayOpen(screen: ScreenId, account: Pick<StaffAccount, 'role' | 'outlet_ids'>): boolean {
  const isReport = reports.some(({ id }) => id === screen)
  return rolesOf(screen).includes(account.role) && !(isReport && account.outlet_ids.length > 0)
}

const ofOutlets: readonly ScreenId[] = ['outlets', 'appointment-times']
const ofAnybody: readonly ScreenId[] = ['reviews', 'privacy']

/** How much of a screen an account may change; the server asks for the same right. */
export function changeableOf(
  screen: ScreenId,
  account: Pick<StaffAccount, 'outlet_ids' | 'changes_all'>,
): 'all' | 'own outlets' | 'nothing' {
  if (mayChangeAll(account) || !managed.includes(screen) || ofAnybody.includes(screen)) return 'all'
  return ofOutlets.includes(screen) ? 'own outlets' : 'nothing'
}

/** These screens ask for the account before they ask for anything else. */
const checksLogin: readonly ScreenId[] = ['offers', 'notifications', 'gallery', 'slides']

/**
 * Is the screen open to every role, or does the screen check the account by itself? Then nothing has to wait
 * for the account.
 */
export function opensAtOnce(screen: ScreenId): boolean {
  return rolesOf(screen) === staffRoleIds || checksLogin.includes(screen)
}

/** The entries whose parts are on, reports of named parts by their names. */
export function entriesOn(entries: readonly MenuEntry[], parts: ShownParts): MenuEntry[] {
  return entries
    .filter(({ id, part }) => !isOff(parts, part) && (id !== 'languages' || languagesOn(parts).length > 1))
    .map((entry) => ({ ...entry, label: labelOf(entry, parts) }))
}

function labelOf({ id, label }: MenuEntry, { names }: ShownParts): string {
  const report: ReportDefinition | undefined = reports.find((one) => one.id === id)
  return report?.namedBy ? reportName(report, names) : label
}

/**
 * The menu that an account sees; the whole menu until the account is known. Parts that are off have no entry.
 */
export function menuOf(account: StaffAccount | undefined, parts: ShownParts): readonly MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      entries: entriesOn(group.entries, parts).filter(({ id }) => !account || mayOpen(id, account)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
