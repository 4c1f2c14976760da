import { forms } from '#contract/enquiries/forms.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'

/**
 * A kind of lead: the report that lists its enquiries or `walk-in`, the table of these enquiries, and staff's
 * name for the kind.
 */
export interface LeadKind {
  kind: ReportId | 'walk-in'
  table: string
  label: string
}

/**
 * Every kind of lead, in the order of the reports; walk-ins, which staff write down themselves, come last and
 * have no report.
 */
export const leadKinds: readonly LeadKind[] = [
  ...reports.flatMap(({ id, menu }) => {
    const source = Object.values(forms).find(({ report }) => report === id)
    return source ? [{ kind: id, table: source.table, label: menu.replace(/ Report$/, '') }] : []
  }),
  { kind: 'walk-in', table: 'walk_ins', label: 'Walk-in or call' },
]

/** The names of all kinds, as a schema takes them. */
export const leadKindNames = leadKinds.map(({ kind }) => kind) as [LeadKind['kind'], ...LeadKind['kind'][]]
