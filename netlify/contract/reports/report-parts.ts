import { column, type ReportDefinition } from './report-definition.ts'

/** The settings that most reports share, back-office sections 2, 5 and 9. */
export const ordinary = {
  family: 'other',
  emptyText: 'No records found',
  paging: 'simple',
  searchField: 'search',
  searchDebounceMs: 600,
  orientation: 'portrait',
} as const satisfies Partial<ReportDefinition>

/**
 * Five reports search by `searchTerm`, and four of them share the file names, back-office sections 7 and 9.
 */
export const offerLike = {
  ...ordinary,
  searchField: 'searchTerm',
  fileNames: { pdf: 'Offer_Report.pdf', csv: 'Offer_Report.csv' },
} as const satisfies Partial<ReportDefinition>

export const dates = [column('created_date', 'Enq.Date', 'date'), column('created_time', 'Enq.Time', 'time')]
export const spacedDates = [
  column('created_date', 'Enq. Date', 'date'),
  column('created_time', 'Enq. Time', 'time'),
]
const namesake = [
  column('name', 'Name', 'name'),
  column('mobile_no', 'Mobile', 'phone'),
  column('email_id', 'Email', 'email'),
]
export const pinned = [
  ...namesake,
  column('model', 'Model', 'model'),
  column('pin_code', 'Pin Code', 'number'),
]
export const registered = [
  column('name', 'Name', 'name'),
  column('contact_number', 'Mobile', 'phone'),
  column('email', 'Email', 'email'),
  column('model', 'Model', 'model'),
  column('registration_number', 'Registration Number', 'number'),
  column('year_of_purchase', 'Year of Purchase', 'number'),
  column('message', 'Message', 'long'),
  ...dates,
]
