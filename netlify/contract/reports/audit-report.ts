import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { ordinary } from '#contract/reports/report-parts.ts'

export const auditReport = {
  ...ordinary,
  id: 'audit',
  view: 'audit_report',
  family: 'trail',
  neverQuarantined: true,
  path: '/api/auditTrail',
  menu: 'Audit Trail',
  title: 'Audit Trail',
  columns: [
    column('at_date', 'Date', 'date'),
    column('at_time', 'Time', 'time'),
    column('user_id', 'User'),
    column('action', 'Action'),
    column('subject', 'What', 'change'),
    column('before', 'Before', 'change'),
    column('after', 'After', 'change'),
  ],
  more: ['can_take_back', 'before_pictures', 'after_pictures'],
  searchField: 'searchTerm',
  fileNames: { pdf: 'Audit_Trail.pdf', csv: 'Audit_Trail.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition
