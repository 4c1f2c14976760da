import { z } from 'zod'
import { type PageListId, pageListNames } from '#contract/content/page-list-kinds.ts'
import { type PageTextId, pageTexts } from '#contract/content/page-text-list.ts'
import { partLabel } from '#contract/site/site-parts.ts'
import { languageNames } from '#contract/wire/language.ts'
import { columnLabel } from './audit-labels.ts'
import { wordsOfLead } from './audit-leads.ts'
import { momentsInWords } from './audit-moments.ts'
import { isPicture, valueInWords } from './audit-values.ts'
import { wordsOfVehicle } from './audit-vehicles.ts'

/** A row of the audit report about a change of a table's row: names of tables and columns, and values. */
const rowChange = z.object({
  is_row: z.literal(true),
  table_name: z.string(),
  subject: z.string(),
  /** The changed column; empty for a line about several values of a row. */
  changed: z.string(),
  before: z.string(),
  after: z.string(),
  old_values: z.record(z.string(), z.unknown()).nullable(),
  new_values: z.record(z.string(), z.unknown()).nullable(),
})

/** The words of an event and the paths of its pictures, before and after, one a line. */
interface EventWords {
  subject: string
  before: string
  after: string
  before_pictures: string
  after_pictures: string
}

/**
 * A row of the audit report in the words that staff read; a row that the database wrote in words stays as it
 * is.
 */
export function auditInWords<Row extends object>(
  row: Row,
): Row & Pick<EventWords, 'before_pictures' | 'after_pictures'> {
  const { data } = rowChange.safeParse(row)
  const words = data ? wordsOfRow(data) : (wordsOfVehicle(row) ?? wordsOfLead(row))
  const said = {
    subject: '',
    before: '',
    after: '',
    before_pictures: '',
    after_pictures: '',
    ...row,
    ...words,
  }
  return {
    ...said,
    subject: momentsInWords(said.subject),
    before: momentsInWords(said.before),
    after: momentsInWords(said.after),
  }
}

function wordsOfRow(change: z.output<typeof rowChange>): EventWords {
  const { table_name: table, subject, changed, before, after, old_values, new_values } = change
  const what = kinds[table]?.(subject) ?? subject
  const pictures = { before_pictures: picturesIn(old_values), after_pictures: picturesIn(new_values) }
  if (changed === '')
    return { subject: what, before: listOf(table, old_values), after: listOf(table, new_values), ...pictures }
  return {
    subject: `${what} · ${columnLabel(table, changed)}`,
    before: valueInWords(changed, old_values?.[changed] ?? before),
    after: valueInWords(changed, new_values?.[changed] ?? after),
    ...pictures,
  }
}

function picturesIn(values: Record<string, unknown> | null): string {
  return Object.values(values ?? {})
    .filter(isPicture)
    .join('\n')
}

/**
 * The noun for a row, by its table, around the row's name; a vehicle and its parts are known by their names
 * alone.
 */
export const kinds: Record<string, (name: string) => string> = {
  slides: (title) => `Slide ${title}`,
  offers: (title) => `Offer ${title}`,
  notifications: (id) => `Notification ${id}`,
  gallery_images: (id) => `Gallery picture ${id}`,
  page_texts: (name) => `Text “${pageTexts[name.replaceAll(' ', '-') as PageTextId]?.label ?? name}”`,
  page_lists: (id) => pageListNames[id as PageListId] ?? id,
  staff: (userId) => `Account ${userId}`,
  dealers: (name) => `Outlet ${name}`,
  dealership: () => 'Dealership',
  promise_settings: () => 'Promises',
  payment_settings: () => 'Payments',
  quotation_settings: () => 'Quotations',
  whatsapp_settings: () => 'Messages by WhatsApp',
  site_parts: (id) => `Part ${partLabel(id)}`,
  outlet_closed_days: (day) => `All outlets closed on ${day}`,
  marked_days: (day) => `Marked day ${day}`,
  charge_rules: (name) => {
    const [charge, day] = [name.slice(0, name.lastIndexOf(' ')), name.slice(name.lastIndexOf(' ') + 1)]
    return `Charge ${charge} from ${day}`
  },
  translations: (name) => {
    const language = name.startsWith('or ') ? languageNames.or : languageNames.hi
    return `${language} of “${name.slice(3)}”`
  },
}

/** The longest text of several values, in characters; the database cuts its own texts at the same length. */
const longest = 2_500

function listOf(table: string, values: Record<string, unknown> | null): string {
  const columns = Object.keys(values ?? {}).sort()
  return columns
    .map((column) => `${columnLabel(table, column)}: ${valueInWords(column, values?.[column])}`)
    .join('; ')
    .slice(0, longest)
}
