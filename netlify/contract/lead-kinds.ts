import { forms } from './forms.ts'
import { type ReportId, reports } from './reports.ts'

/** A kind of lead: the report that lists its enquiries, the table they stand in, and what staff call it. */
export interface LeadKind {
  kind: ReportId
  table: string
  label: string
}

/** Tables that no form fills. */
const withoutForm: readonly { report: ReportId; table: string }[] = [
  { report: 'service', table: 'service_enquiries' },
  { report: 'spare-part', table: 'spare_part_enquiries' },
  { report: 'sales', table: 'sales_enquiries' },
  { report: 'review', table: 'reviews' },
]

/** Every kind of lead, in the order of the reports. */
export const leadKinds: readonly LeadKind[] = reports.flatMap(({ id, menu }) => {
  const source = [...Object.values(forms), ...withoutForm].find(({ report }) => report === id)
  return source ? [{ kind: id, table: source.table, label: menu.replace(/ Report$/, '') }] : []
})
