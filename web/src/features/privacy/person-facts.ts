import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { reports } from '#contract/reports/reports.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatMoment } from '#web/lib/dates.ts'

/** A fact with its name, as a person reads it. */
export interface Fact {
  name: string
  value: string
}

const all: readonly ReportDefinition[] = reports

/** Columns that say nothing to a person: what only links rows, and what stands elsewhere on the page. */
const left = new Set(['id', 'created_at', 'outlet_id', 'staff_id', 'is_quarantined', 'language', 'seen'])

const ownNames: Record<string, string> = {
  resume_path: 'Resume',
  price_paise: 'Price',
  low_paise: 'Estimate from',
  high_paise: 'Estimate to',
  created_at: 'Sent',
  landing: 'First page',
  referrer: 'Came from',
}

/** What was sent with a form, each field under the title that it has in its report. */
export function sentFacts({ kind, sent }: Pick<HeldEnquiry, 'kind' | 'sent'>): Fact[] {
  const columns = all.find(({ id }) => id === kind)?.columns ?? []
  const titleOf = (key: string) => columns.find(({ keys }) => keys.length === 1 && keys[0] === key)?.title
  return factsOf(sent, titleOf)
}

/** The visit that an enquiry came from, and what its sender saw beside the form. */
export function visitFacts({ context }: Pick<HeldEnquiry, 'context'>): Fact[] {
  if (!context) return []
  const { seen, ...visit } = context
  const saw = typeof seen === 'object' && seen !== null ? Object.entries(seen) : []
  return [
    ...factsOf(visit, () => undefined),
    ...saw.flatMap(([key, value]) => (value === '' ? [] : [{ name: nameOf(key), value: String(value) }])),
  ]
}

/** The names, numbers and addresses under which a person wrote, each once. */
export function whoFacts(enquiries: readonly Pick<HeldEnquiry, 'sent'>[]): Fact[] {
  const used = (...columns: string[]) =>
    [
      ...new Set(
        enquiries.map(({ sent }) =>
          columns
            .map((column) => sent[column])
            .filter((text): text is string => typeof text === 'string' && text !== '')
            .join(' '),
        ),
      ),
    ]
      .filter(Boolean)
      .join(', ')
  return [
    { name: 'Name', value: [used('name'), used('first_name', 'last_name')].filter(Boolean).join(', ') },
    { name: 'Mobile', value: used('mobile') },
    { name: 'E-mail', value: used('email') },
  ].filter(({ value }) => value !== '')
}

function factsOf(fields: Record<string, unknown>, titleOf: (key: string) => string | undefined): Fact[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const text = left.has(key) ? '' : textOf(key, value)
    return text === '' ? [] : [{ name: titleOf(key) ?? nameOf(key), value: text }]
  })
}

/** The name of a column: `year_of_purchase` as `Year of purchase`. */
function nameOf(column: string): string {
  const words = ownNames[column] ?? column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} kept as files`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (column.endsWith('_paise')) return formatRupees(Number(value) / 100)
  if (column === 'resume_path') return 'Kept as a file'
  return column.endsWith('_at') ? formatMoment(new Date(String(value))) : String(value)
}
