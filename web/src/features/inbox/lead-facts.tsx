import type { LeadDetails } from '#contract/leads.ts'
import { formatRupees } from '#web/lib/money.ts'
import { momentWords } from './lead-words.ts'

/** What the visitor sent, field by field, as it was typed. */
export function LeadFacts({ enquiry }: { enquiry: LeadDetails['enquiry'] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">What was sent</h3>
      <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {Object.entries(enquiry).map(([column, value]) => (
          <div key={column} className="contents">
            <dt className="text-muted">{labelOf(column)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{textOf(column, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Columns that people call something else. */
const named: Record<string, string> = { created_at: 'sent', price_paise: 'price' }

/** `year_of_purchase` as `Year of purchase`. */
function labelOf(column: string): string {
  const words = named[column] ?? column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(column: string, value: string | number | boolean): string {
  if (column === 'price_paise') return `${formatRupees(Number(value) / 100)} ex-showroom`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return column.endsWith('_at') ? momentWords(String(value)) : String(value)
}
