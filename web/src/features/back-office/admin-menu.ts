import { reports } from '#contract/reports.ts'

export interface MenuEntry {
  /** What the address calls the screen: `/admin/dashboard?page=price`. */
  id: string
  label: string
}

export interface MenuGroup {
  label: string
  entries: readonly MenuEntry[]
}

export const dashboardEntry: MenuEntry = { id: 'dashboard', label: 'Dashboard' }

/** The sidebar under Dashboard, back-office section 2. The reports come from their registry. */
export const menuGroups: readonly MenuGroup[] = [
  { label: 'Manage', entries: [{ id: 'price', label: 'Price' }] },
  { label: 'Report', entries: reports.map(({ id, menu }) => ({ id, label: menu })) },
]
