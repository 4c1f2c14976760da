import { column, type ReportDefinition } from './report-definition.ts'

/** What most reports share, back-office sections 2, 5 and 9. */
export const ordinary = {
  emptyText: 'No records found',
  paging: 'simple',
  searchField: 'search',
  searchDebounceMs: 600,
  orientation: 'portrait',
} as const satisfies Partial<ReportDefinition>

/** Five reports search by `searchTerm`, and four of them share the file names, back-office sections 7 and 9. */
export const offerLike = {
  ...ordinary,
  searchField: 'searchTerm',
  fileNames: { pdf: 'Offer_Report.pdf', csv: 'Offer_Report.csv' },
} as const satisfies Partial<ReportDefinition>

export const dates = [column('created_date', 'Enq.Date'), column('created_time', 'Enq.Time')]
export const spacedDates = [column('created_date', 'Enq. Date'), column('created_time', 'Enq. Time')]
const namesake = [column('name', 'Name'), column('mobile_no', 'Mobile'), column('email_id', 'Email')]
export const pinned = [...namesake, column('model', 'Model'), column('pin_code', 'Pin Code')]
export const registered = [
  column('name', 'Name'),
  column('contact_number', 'Mobile'),
  column('email', 'Email'),
  column('model', 'Model'),
  column('registration_number', 'Registration Number'),
  column('year_of_purchase', 'Year of Purchase'),
  column('message', 'Message', 'long'),
  ...dates,
]
