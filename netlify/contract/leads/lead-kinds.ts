import { forms } from '#contract/enquiries/forms.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import type { NamedPartId, SitePartId } from '#contract/site/site-parts.ts'

/**
 * A kind of lead: the report that lists its enquiries or `walk-in`, the table of these enquiries, and staff's
 * name for the kind.
 */
export interface LeadKind {
  kind: ReportId | 'walk-in'
  table: string
  label: string
  /** The part of the site to which the enquiries belong. */
  part?: SitePartId | undefined
  /** The part by whose name staff call the kind; `label` is a neutral name. */
  namedBy?: NamedPartId | undefined
}

const all: readonly ReportDefinition[] = reports

/** The tables of what people send, by a form of the site or through a door from outside. */
const sources: readonly { report: ReportId; table: string }[] = [
  ...Object.values(forms),
  { report: 'outside', table: 'outside_enquiries' },
  { report: 'calls', table: 'phone_calls' },
]

/** The tables whose enquiries come from people themselves; a walk-in is written down by staff. */
export const sentTables: readonly string[] = sources.map(({ table }) => table)

/**
 * Every kind of lead, in the order of the reports; walk-ins, which staff write down themselves, come last and
 * have no report.
 */
export const leadKinds: readonly LeadKind[] = [
  ...all.flatMap(({ id, menu, one, part, namedBy }) => {
    const source = sources.find(({ report }) => report === id)
    return source
      ? [
          {
            kind: source.report,
            table: source.table,
            label: one ?? menu.replace(/ Report$/, ''),
            part,
            namedBy,
          },
        ]
      : []
  }),
  { kind: 'walk-in', table: 'walk_ins', label: 'Walk-in or call' },
]

/** The names of all kinds, as a schema takes them. */
export const leadKindNames = leadKinds.map(({ kind }) => kind) as [LeadKind['kind'], ...LeadKind['kind'][]]

/** The kinds as staff call them, with the names of the parts that staff chose. */
export function namedKinds(names: Record<NamedPartId, string>): LeadKind[] {
  return leadKinds.map((kind) => (kind.namedBy ? { ...kind, label: names[kind.namedBy] } : kind))
}

/** Staff's name for a kind, with the names of the parts that staff chose. */
export function kindLabel(wanted: LeadKind['kind'], names: Record<NamedPartId, string>): string {
  return namedKinds(names).find(({ kind }) => kind === wanted)?.label ?? wanted
}
