import { reports } from '#contract/reports/reports.ts'
import { line, paragraph } from '#contract/wire/text.ts'
import type { Engine } from '#server/local/supabase/engine.ts'
import { longestTexts } from '../../supabase/tests/access/stored-rules.ts'

type Sql = Engine['sql']

/** The columns of the audit trail have no limits; these lengths are enough for every payload. */
const auditTexts = { user_id: 60, subject: 2000, before: 2000, after: 2000 }
/** Columns besides texts that a row needs. */
const besides: Record<string, Record<string, string>> = {
  offer_enquiries: { agreed: 'true' },
  exchange_enquiries: { year: '2020', kilometres: '1000', condition: "'Good'", papers: "'All in order'" },
  career_applications: { resume_path: "encode(sha256(gen_random_uuid()::text::bytea), 'hex') || '.pdf'" },
}
const contents: Record<string, Record<string, number>> = {
  offers: { title: 120, description: 2000, alt: 200 },
  gallery_images: { alt: 200 },
  notifications: { alt: 200 },
}

/**
 * Replaces the demo data: every text column of every report, and the offers, pictures and notifications, get
 * one row for each payload. A column that is too short for a payload gets a shorter payload. Answers how many
 * cells were filled.
 */
export async function fillWithPayloads(sql: Sql, payloads: readonly string[]): Promise<number> {
  let cells = 0
  for (const { id, view } of reports) {
    const [found] = await sql<{ name: string }>('select private.enquiry_table_of($1) as name', [view])
    const table = found?.name ?? ''
    const columns = id === 'audit' ? auditTexts : await textsOf(sql, table)
    // The audit trail only takes new rows, so nothing is deleted from it.
    if (id !== 'audit') await sql(`delete from public.${table}`)
    const extra = id === 'audit' ? { action: "'Changed'" } : (besides[table] ?? {})
    const moment = id === 'audit' ? "now() + interval '1 minute'" : 'now()'
    cells += await insert(sql, table, columns, payloads, {
      ...extra,
      created_at: `${moment} - $0 * interval '1 second'`,
    })
  }
  for (const [table, columns] of Object.entries(contents))
    cells += await insert(sql, table, columns, payloads, { image: "'/media/demo/gallery-01.webp'" })
  return cells
}

async function textsOf(sql: Sql, table: string): Promise<Record<string, number>> {
  const rows = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type = 'text' and is_generated = 'NEVER'`,
    [table],
  )
  return Object.fromEntries(
    rows.flatMap(({ name }) => (longestTexts[name] ? [[name, longestTexts[name]] as const] : [])),
  )
}

async function insert(
  sql: Sql,
  table: string,
  columns: Record<string, number>,
  payloads: readonly string[],
  extra: Record<string, string>,
): Promise<number> {
  const id = table in contents ? {} : { id: 'gen_random_uuid()' }
  const names = Object.keys(columns)
  for (const [index] of payloads.entries()) {
    const others = Object.entries({ ...id, ...extra }).map(
      ([name, value]) => [name, value.replace('$0', String(index))] as const,
    )
    const places = names.map((_, place) => `$${place + 1}`)
    await sql(
      `insert into public.${table} (${[...names, ...others.map(([name]) => name)].map((name) => `"${name}"`).join(', ')})
       values (${[...places, ...others.map(([, value]) => value)].join(', ')})`,
      Object.entries(columns).map(([name, longest]) =>
        cleaned(table, name, fitting(payloads, index, longest)),
      ),
    )
  }
  return names.length * payloads.length
}

/** The form in which the server stores a text; the tables of forms accept no other. */
function cleaned(table: string, column: string, text: string): string {
  if (table === 'audit_events' || table in contents) return text
  const rule = column === 'message' || column === 'address' ? paragraph : line
  return rule(text.length).parse(text)
}

function fitting(payloads: readonly string[], index: number, longest: number): string {
  const own = payloads[index] ?? ''
  if (own.length <= longest) return own
  const short = payloads.filter(({ length }) => length >= 3 && length <= longest)
  return short[index % short.length] ?? own.slice(0, longest)
}
