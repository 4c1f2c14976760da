import { type ReportId, reportName, reports } from '#contract/reports/reports.ts'
import type { ScreenId } from '#web/features/back-office/menu/staff-screens.ts'
import { demoParts } from '../../../supabase/seed/dealership.ts'

/** The templates of staff screens: screens of one template differ only in texts, columns and fields. */
type ScreenTemplate =
  | 'inbox'
  | 'day'
  | 'figures'
  | 'table'
  | 'content'
  | 'list'
  | 'words'
  | 'record'
  | 'settings'
  | 'times'
  | 'reviews'
  | 'health'
  | 'report'

interface Screen {
  template: ScreenTemplate
  heading: string
}

/** Every staff screen except the reports. A screen that is missing here is a compile error. */
const ownScreens: Readonly<Record<Exclude<ScreenId, ReportId>, Screen>> = {
  inbox: { template: 'inbox', heading: 'Inbox' },
  appointments: { template: 'day', heading: 'Appointments' },
  orders: { template: 'day', heading: 'Orders' },
  stock: { template: 'day', heading: 'Stock' },
  'appointment-times': { template: 'times', heading: 'Appointment times' },
  dashboard: { template: 'figures', heading: 'Dashboard' },
  figures: { template: 'figures', heading: 'Figures' },
  account: { template: 'record', heading: 'Manage Accounts' },
  price: { template: 'table', heading: 'Manage Price' },
  accessories: { template: 'table', heading: 'Manage Accessories Price' },
  bikes: { template: 'table', heading: 'Manage Vehicles' },
  catalogue: { template: 'table', heading: 'Catalogue' },
  offers: { template: 'content', heading: 'Manage Offers' },
  notifications: { template: 'content', heading: 'Manage Notification' },
  gallery: { template: 'content', heading: 'Manage Gallery' },
  pictures: { template: 'list', heading: 'Manage Pictures' },
  slides: { template: 'content', heading: 'Manage Slides' },
  texts: { template: 'words', heading: 'Manage Texts' },
  languages: { template: 'words', heading: 'Languages' },
  lenders: { template: 'list', heading: 'Manage Lenders' },
  team: { template: 'list', heading: 'Manage Staff Members' },
  testimonials: { template: 'list', heading: 'Manage Testimonials' },
  'service-plan': { template: 'list', heading: 'Manage Service Plan' },
  'warranty-plans': { template: 'list', heading: 'Manage Warranty' },
  'other-models': { template: 'list', heading: 'Manage Other Models' },
  templates: { template: 'list', heading: 'Manage WhatsApp Templates' },
  'exchange-values': { template: 'list', heading: 'Manage Exchange Values' },
  outlets: { template: 'list', heading: 'Outlets' },
  reviews: { template: 'reviews', heading: 'Manage Reviews' },
  charges: { template: 'settings', heading: 'On-road Charges' },
  dealership: { template: 'settings', heading: 'Dealership' },
  parts: { template: 'settings', heading: 'Parts of the site' },
  promises: { template: 'settings', heading: 'Promises' },
  quotations: { template: 'settings', heading: 'Quotations' },
  privacy: { template: 'record', heading: 'Privacy' },
  'site-health': { template: 'health', heading: 'Site health' },
  people: { template: 'table', heading: 'People' },
  doors: { template: 'table', heading: 'Doors' },
  'lead-list': { template: 'words', heading: 'Bring in a list' },
  profile: { template: 'record', heading: 'User Profile' },
  'change-password': { template: 'record', heading: 'Change Password' },
}

/** Every staff screen, by its name in the address. */
export const staffScreens: readonly (Screen & { id: string })[] = [
  ...Object.entries(ownScreens).map(([id, screen]) => ({ id, ...screen })),
  ...reports.map((report) => ({
    id: report.id,
    template: 'report' as const,
    heading: reportName(report, demoParts.names),
  })),
]

/** The screen on which each template is tested. */
export const seenScreens: Readonly<Record<ScreenTemplate, string>> = {
  inbox: 'inbox',
  day: 'appointments',
  figures: 'dashboard',
  table: 'bikes',
  content: 'offers',
  list: 'service-plan',
  words: 'languages',
  record: 'profile',
  settings: 'promises',
  times: 'appointment-times',
  reviews: 'reviews',
  health: 'site-health',
  report: 'booking',
}
