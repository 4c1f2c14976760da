import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { dates, offerLike, ordinary, spacedDates } from '#contract/reports/report-parts.ts'

export const messageReport = {
  ...ordinary,
  id: 'message',
  view: 'contact_report',
  path: '/contact/get-contacts',
  menu: 'Message Report',
  title: 'Contact Us Report',
  columns: [
    { keys: ['first_name', 'last_name'], title: 'Full Name', kind: 'name' },
    column('mobile_no', 'Mobile', 'phone'),
    column('postal_code', 'Postal Code', 'number'),
    column('message', 'Message', 'long'),
    ...spacedDates,
  ],
  emptyText: 'No Contact Us data available',
  searchesPageBy: ['first_name', 'last_name', 'mobile_no', 'postal_code'],
  fileNames: { pdf: 'Contact Us_report.pdf', csv: 'Contact Us_report.csv' },
  busyLabel: 'LOADING...',
} as const satisfies ReportDefinition

export const reviewReport = {
  ...offerLike,
  id: 'review',
  view: 'review_report',
  path: '/api/getReview',
  menu: 'Review Report',
  title: 'Review Report',
  columns: [
    column('message', 'Review', 'long'),
    ...spacedDates,
    column('rating', 'Stars', 'number'),
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'phone'),
    column('place', 'Place'),
    column('model', 'Model', 'model'),
    column('may_publish', 'May be shown', 'yes-no'),
  ],
} as const satisfies ReportDefinition

export const optInReport = {
  ...ordinary,
  id: 'opt-in',
  view: 'opt_in_report',
  path: '/api/optInReports',
  part: 'opt-in',
  menu: 'Opt-In Report',
  title: 'Opt-In Report',
  columns: [
    column('registration', 'Registration Number', 'number'),
    column('name', 'Name', 'name'),
    column('mobile', 'Mobile', 'phone'),
    column('rcs', 'RCS', 'yes-no'),
    column('sms', 'SMS', 'yes-no'),
    column('obd', 'OBD', 'yes-no'),
    column('email', 'Email', 'yes-no'),
    column('whatsapp', 'WhatsApp', 'yes-no'),
    ...dates,
  ],
  fileNames: { pdf: 'Opt_In_Report.pdf', csv: 'Opt_In_Report.csv' },
} as const satisfies ReportDefinition

export const clubReport = {
  ...ordinary,
  id: 'joy-club',
  view: 'joy_club_report',
  path: '/api/joyClubReports',
  part: 'club',
  namedBy: 'club',
  menu: 'Club Report',
  title: 'Club Report',
  columns: [
    column('name', 'Name', 'name'),
    column('mobile', 'Mobile', 'phone'),
    column('email', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('regNo', 'Registration Number', 'number'),
    column('purchaseYear', 'Year of Purchase', 'number'),
    column('message', 'Message', 'long'),
    ...dates,
  ],
  fileNames: { pdf: 'Club_Report.pdf', csv: 'Club_Report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition
