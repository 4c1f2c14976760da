import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { dates, offerLike, ordinary, pinned, registered } from '#contract/reports/report-parts.ts'

export const bookingReport = {
  ...ordinary,
  id: 'booking',
  view: 'booking_report',
  family: 'service',
  path: '/api/bookingReports',
  menu: 'Booking Report',
  title: 'Booking Report',
  columns: [
    column('bookingDate', 'Booking Date', 'date'),
    ...dates,
    column('name', 'Name', 'name'),
    column('contactNumber', 'Contact Number', 'phone'),
    column('email', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('enteredModel', 'Entered Model', 'model'),
    column('registrationNumber', 'Registration Number', 'number'),
    column('serviceType', 'Service Type'),
    column('yearOfPurchase', 'Year of Purchase', 'number'),
    column('message', 'Message', 'long'),
  ],
  emptyText: 'No booking data available',
  paging: 'numbered',
  fileNames: { pdf: 'booking-report.pdf', csv: 'booking-report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const amcReport = {
  ...ordinary,
  id: 'amc',
  view: 'amc_report',
  family: 'service',
  path: '/api/amcReports',
  menu: 'AMC Report',
  title: 'AMC Report',
  columns: registered,
  emptyText: 'No AMC data available',
  fileNames: { pdf: 'AMC_Report.pdf', csv: 'AMC_Report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const ewReport = {
  ...ordinary,
  id: 'ew',
  view: 'warranty_report',
  family: 'service',
  path: '/api/ExtendedWarrantyReports',
  menu: 'EW Report',
  title: 'Extended Warranty Report',
  columns: registered,
  fileNames: { pdf: 'EWReport.pdf', csv: 'EWReport.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const serviceReport = {
  ...offerLike,
  id: 'service',
  view: 'service_report',
  family: 'service',
  path: '/api/getServiceEnquiry',
  menu: 'Service Report',
  title: 'Service Enquiry Report',
  columns: [...pinned, ...dates, column('message', 'Message', 'long')],
} as const satisfies ReportDefinition

export const sparePartReport = {
  ...offerLike,
  id: 'spare-part',
  view: 'spare_part_report',
  family: 'service',
  path: '/api/getSparePartsEnquiry',
  menu: 'Spare Part Report',
  title: 'Spare Part Enquiry Report',
  columns: [
    ...pinned,
    column('message', 'Message', 'long'),
    ...dates,
    column('accessory', 'Part'),
    column('part_number', 'Part Number', 'number'),
  ],
  orientation: 'landscape',
} as const satisfies ReportDefinition
