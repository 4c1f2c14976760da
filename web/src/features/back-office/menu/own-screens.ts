import { pageListNames } from '#contract/content/page-list-kinds.ts'
import { orderReaders } from '#contract/orders/order-roles.ts'
import { editors, owners, readersOf, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import type { SitePartId } from '#contract/site/site-parts.ts'
import { closedDaysId } from '#web/shop/closed-days-section.ts'

/**
 * The place of a screen in the menu: above the groups, in a group, or under a heading of the group Manage.
 */
export type MenuPlace = 'top' | MenuGroupId | ManageHeadingId

/** The groups of the menu below its first entries, back-office section 2, with Staff as an addition. */
export const menuGroups = [
  { id: 'manage', label: 'Manage', icon: 'manage' },
  { id: 'report', label: 'Report', icon: 'report' },
  { id: 'staff', label: 'Staff', icon: 'staff' },
  { id: 'my-account', label: 'My Account', icon: 'account' },
] as const
export type MenuGroupId = (typeof menuGroups)[number]['id']

/** The headings below the entries of Manage that the specification names. */
export const manageHeadings = [
  { id: 'models', label: 'Models' },
  { id: 'website', label: 'Website' },
  { id: 'dealership-settings', label: 'Dealership' },
  { id: 'enquiry-settings', label: 'Enquiries' },
] as const
type ManageHeadingId = (typeof manageHeadings)[number]['id']

/** What the menu, the titles of pages, the rights and "Find a screen" derive from. */
export interface ScreenRow {
  /** The name of the screen in an address, as in `/admin/dashboard?page=price`. */
  id: string
  /** The entry of the menu, and the title of the page. */
  label: string
  under: MenuPlace
  /** The roles that may open the screen; the server checks the role as well. */
  roles: readonly StaffRole[]
  /** The part of the site to which the screen belongs: there is no such screen while the part is off. */
  part?: SitePartId | undefined
  /** Everyday words by which staff look for the screen. */
  words: string
  /**
   * The sections below the first sight that staff look for by a name of their own; `id` is that of the
   * element.
   */
  sections?: readonly { id: string; label: string; words: string }[]
}

const all = staffRoleIds

/**
 * Every staff screen but the reports, in the order of the menu; the compiler asks for the content of each.
 */
export const ownScreens = [
  { id: 'inbox', label: 'Inbox', under: 'top', roles: all, words: 'leads enquiries calls walk-in customers' },
  {
    id: 'appointments',
    label: 'Appointments',
    under: 'top',
    roles: readersOf.other,
    words: 'calendar day bookings test rides',
  },
  {
    id: 'orders',
    label: 'Orders',
    under: 'top',
    roles: orderReaders,
    words: 'bookings delivery handover registration number plate',
  },
  { id: 'dashboard', label: 'Dashboard', under: 'top', roles: all, words: 'figures counts today charts' },
  {
    id: 'figures',
    label: 'Figures',
    under: 'top',
    roles: ['owner', 'manager'],
    words: 'report sales lost sources campaigns advertising spend score answer times charts',
  },
  { id: 'account', label: 'Account', under: 'manage', roles: all, words: 'expiry date user id' },
  {
    id: 'price',
    label: 'Price',
    under: 'manage',
    roles: editors,
    words: 'ex-showroom cost rates change many price list history',
  },
  { id: 'accessories', label: 'Accessories Price', under: 'manage', roles: editors, words: 'parts cost' },
  {
    id: 'bikes',
    label: 'Bikes',
    under: 'manage',
    roles: editors,
    words: 'vehicles scooters active hide show',
  },
  { id: 'offers', label: 'Offer', under: 'manage', roles: editors, words: 'discounts schemes festival' },
  {
    id: 'notifications',
    label: 'Notification',
    under: 'manage',
    roles: editors,
    part: 'popup',
    words: 'popup news picture home page',
  },
  {
    id: 'gallery',
    label: 'Gallery',
    under: 'manage',
    roles: editors,
    part: 'gallery',
    words: 'photos pictures images',
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    under: 'models',
    roles: editors,
    words: 'new model vehicles colours variants specifications photos pictures 360 launch',
  },
  {
    id: 'stock',
    label: 'Stock',
    under: 'models',
    roles: orderReaders,
    part: 'stock',
    words: 'count floor vehicles colours ageing chassis standing list CSV',
  },
  {
    id: 'charges',
    label: 'On-road Charges',
    under: 'models',
    roles: editors,
    words: 'RTO road tax insurance registration fees on-road price',
  },
  {
    id: 'exchange-values',
    label: pageListNames['exchange-values'],
    under: 'models',
    roles: editors,
    part: 'exchange',
    words: 'old used vehicle resale estimate',
  },
  {
    id: 'service-plan',
    label: pageListNames['service-plan'],
    under: 'models',
    roles: editors,
    words: 'free services schedule kilometres',
  },
  {
    id: 'warranty-plans',
    label: pageListNames['warranty-plans'],
    under: 'models',
    roles: editors,
    words: 'EW extended years',
  },
  {
    id: 'other-models',
    label: pageListNames['other-models'],
    under: 'models',
    roles: editors,
    words: 'older vehicles',
  },
  { id: 'slides', label: 'Slides', under: 'website', roles: editors, words: 'slider banner home page photo' },
  {
    id: 'pictures',
    label: pageListNames.pictures,
    under: 'website',
    roles: editors,
    words: 'photos images pages film link preview',
  },
  { id: 'texts', label: 'Texts', under: 'website', roles: editors, words: 'words pages about us terms' },
  { id: 'languages', label: 'Languages', under: 'website', roles: editors, words: 'Odia Hindi translation' },
  {
    id: 'reviews',
    label: 'Reviews',
    under: 'website',
    roles: readersOf.sales,
    words: 'stars ratings feedback answer',
  },
  {
    id: 'testimonials',
    label: pageListNames.testimonials,
    under: 'website',
    roles: editors,
    words: 'customers quotes',
  },
  { id: 'team', label: pageListNames.team, under: 'website', roles: editors, words: 'team photos about us' },
  {
    id: 'lenders',
    label: pageListNames.lenders,
    under: 'website',
    roles: editors,
    words: 'finance banks loan interest rate EMI',
  },
  {
    id: 'parts',
    label: 'Parts of the site',
    under: 'website',
    roles: editors,
    words: 'switch off hide page',
  },
  {
    id: 'dealership',
    label: 'Dealership',
    under: 'dealership-settings',
    roles: editors,
    words: 'name phone number hours logo colours GST open the site',
  },
  {
    id: 'outlets',
    label: 'Outlets',
    under: 'dealership-settings',
    roles: editors,
    words: 'showrooms workshops hours address map',
    sections: [
      { id: closedDaysId, label: 'Closed days', words: 'holidays shut all outlets are closed on a day' },
    ],
  },
  {
    id: 'appointment-times',
    label: 'Appointment times',
    under: 'dealership-settings',
    roles: editors,
    words: 'slots capacity places test ride service',
  },
  {
    id: 'site-health',
    label: 'Site health',
    under: 'dealership-settings',
    roles: editors,
    words: 'errors speed backup build publish problems',
  },
  {
    id: 'promises',
    label: 'Promises',
    under: 'enquiry-settings',
    roles: editors,
    words: 'call back time target minutes',
  },
  {
    id: 'quotations',
    label: 'Quotations',
    under: 'enquiry-settings',
    roles: owners,
    words: 'discount limit GST HSN number prefix valid token UPI refund payment',
  },
  {
    id: 'templates',
    label: pageListNames.templates,
    under: 'enquiry-settings',
    roles: editors,
    words: 'messages answers',
  },
  {
    id: 'doors',
    label: 'Doors',
    under: 'enquiry-settings',
    roles: owners,
    words:
      'Meta Facebook Instagram Google ads missed calls virtual number portal intake webhook WhatsApp templates cost',
  },
  {
    id: 'lead-list',
    label: 'Bring in a list',
    under: 'enquiry-settings',
    roles: editors,
    words: 'import leads CSV Excel spreadsheet upload old register',
  },
  {
    id: 'people',
    label: 'People',
    under: 'staff',
    roles: owners,
    words: 'accounts users roles invite outlet',
  },
  {
    id: 'privacy',
    label: 'Privacy',
    under: 'staff',
    roles: owners,
    words: 'erase delete data of a person consent copy',
  },
  { id: 'profile', label: 'Profile', under: 'my-account', roles: all, words: 'my name e-mail mobile' },
  {
    id: 'change-password',
    label: 'Change Password',
    under: 'my-account',
    roles: all,
    words: 'sign in login',
  },
] as const satisfies readonly ScreenRow[]
