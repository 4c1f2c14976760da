import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { ordinary } from '#contract/reports/report-parts.ts'

export const becomeDealerReport = {
  ...ordinary,
  id: 'become-dealer',
  view: 'network_report',
  family: 'people',
  path: '/api/become-dealer-report',
  part: 'network',
  menu: 'Become Dealer Report',
  title: 'Become Dealer Report',
  columns: [
    column('location', 'LOCATION'),
    column('address', 'ADDRESS', 'long'),
    column('name', 'NAME', 'name'),
    column('mobile_no', 'MOBILE', 'phone'),
    column('created_date', 'ENQDATE', 'date'),
    column('created_time', 'ENQTIME', 'time'),
  ],
  emptyText: 'No data found',
  paging: 'numbered',
  searchDebounceMs: 500,
  fileNames: { pdf: 'become-dealer-report.pdf', csv: 'dealer-report.csv' },
} as const satisfies ReportDefinition

export const applicantsReport = {
  ...ordinary,
  id: 'applicants',
  view: 'career_report',
  family: 'people',
  path: '/api/get-career-report',
  part: 'career',
  menu: 'Applicants',
  one: 'Job application',
  title: 'Career Report',
  columns: [
    column('name', 'Name', 'name'),
    column('email', 'Email', 'email'),
    column('phone', 'Phone', 'phone'),
    column('post_applied_for', 'Post'),
    column('created_date', 'Date', 'date'),
    column('resume_url', 'Resume', 'resume'),
  ],
  searchField: 'searchTerm',
  fileNames: { pdf: 'Career_Report.pdf', csv: 'Career_Report.csv' },
  tableHeightPercent: 60,
} as const satisfies ReportDefinition
