import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { dates, ordinary } from '#contract/reports/report-parts.ts'

/** Enquiries that come from advertisements, portals and other systems; see `contract/doors`. */
export const outsideReport = {
  ...ordinary,
  id: 'outside',
  view: 'outside_report',
  path: '/api/outsideReports',
  menu: 'Ad or Portal Report',
  title: 'Ad or Portal Report',
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'phone'),
    column('email_id', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('message', 'Message', 'long'),
    column('answers', 'Further Answers', 'long'),
    column('door', 'Source'),
    column('campaign', 'Campaign'),
    ...dates,
  ],
  fileNames: { pdf: 'Ad_or_Portal_Report.pdf', csv: 'Ad_or_Portal_Report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

/** Calls to a virtual number, as its provider tells of them. */
export const callReport = {
  ...ordinary,
  id: 'calls',
  view: 'call_report',
  path: '/api/callReports',
  menu: 'Phone Call Report',
  title: 'Phone Call Report',
  columns: [
    column('mobile_no', 'Mobile', 'phone'),
    column('called_number', 'Rang', 'phone'),
    column('outcome', 'Outcome'),
    column('seconds', 'Seconds', 'number'),
    column('door', 'Source'),
    ...dates,
  ],
  fileNames: { pdf: 'Phone_Call_Report.pdf', csv: 'Phone_Call_Report.csv' },
} as const satisfies ReportDefinition
