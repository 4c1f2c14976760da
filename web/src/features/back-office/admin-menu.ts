import { type ReportId, reports } from '#contract/reports.ts'

/** What the address calls a screen: `/admin/dashboard?page=price`. Whoever adds one here is asked for its content. */
export type ScreenId =
  | 'dashboard'
  | 'inbox'
  | 'account'
  | 'price'
  | 'accessories'
  | 'bikes'
  | 'offers'
  | 'notifications'
  | 'gallery'
  | 'slides'
  | 'texts'
  | 'lenders'
  | 'team'
  | 'testimonials'
  | 'catalogue'
  | 'outlets'
  | 'dealership'
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
  icon: 'manage' | 'report' | 'account'
  entries: readonly MenuEntry[]
}

export const dashboardEntry: MenuEntry = { id: 'dashboard', label: 'Dashboard' }

/** Where staff work through what came in; it stands first. */
export const inboxEntry: MenuEntry = { id: 'inbox', label: 'Inbox' }

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
      { id: 'lenders', label: 'Finance' },
      { id: 'team', label: 'Staff Members' },
      { id: 'testimonials', label: 'Testimonials' },
      { id: 'catalogue', label: 'Catalogue' },
      { id: 'outlets', label: 'Outlets' },
      { id: 'dealership', label: 'Dealership' },
    ],
  },
  {
    id: 'report',
    label: 'Report',
    icon: 'report',
    entries: reports.map(({ id, menu }) => ({ id, label: menu })),
  },
  accountGroup,
]
