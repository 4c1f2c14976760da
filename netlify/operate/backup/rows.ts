import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { Query } from '../query.ts'
import type { Manifest } from './manifest.ts'

const step = 1_000

/**
 * Tables that a backup leaves out: who is signed in, who sends how much, and tables that the migrations fill.
 */
const notSaved = [
  'private.sign_in_tries',
  'private.staff_sessions',
  'private.budgets',
  'private.charges',
  'private.left_out_receipts',
  'private.allowed_password_changes',
  'private.allowed_email_changes',
  'private.staff_links',
  'private.lead_turns',
  'private.report_readings',
  'private.report_exports',
  'private.uploads',
  'private.unused_files',
  'private.last_backup',
  'private.reports',
  'private.lead_stages',
  // A restored project writes to nobody a second time.
  'private.mails',
  'private.outgoing_messages',
  'private.whatsapp_messages',
  'private.whatsapp_deliveries',
  'private.whatsapp_days',
  'private.whatsapp_templates',
  // The provider tells again, when asked, what was paid through its links.
  'private.payment_calls',
  'private.pushes',
  // Staff allow their devices anew: a restored project may have other keys.
  'public.push_subscriptions',
]
/**
 * Tables of Auth in a backup: the accounts, without sessions, so everybody signs in again. Storage makes its
 * own rows when the files return.
 */
const accounts = ['auth.users', 'auth.identities']

const name = (table: string) =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')

/** The tables that a backup holds, `schema.name`, sorted. */
export async function listTables(query: Query): Promise<string[]> {
  const rows = await query(`
    select relnamespace::regnamespace::text || '.' || relname as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`)
  const own = rows.map((row) => String(row.name)).filter((table) => !notSaved.includes(table))
  return [...own, ...accounts].sort()
}

/** The columns of a table that can be written; Postgres computes the rest again. */
export async function columnsOf(query: Query, table: string): Promise<string[]> {
  const rows = await query(
    `select attname::text as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name(table)],
  )
  return rows.map((row) => String(row.name))
}

/**
 * Reads a table in steps, one JSON line for each row. Dates are in UTC, so that every server writes them
 * alike.
 */
export async function* readLines(
  query: Query,
  table: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  await query("set local timezone = 'UTC'")
  const list = columns.map((column) => `"${column}"`).join(', ')
  // `json` and not `jsonb`, which would sort the labels of the specifications; their order is the order on
  // the page.
  await query(
    `declare backup_rows no scroll cursor for
     select row_to_json(one)::text as line from (select ${list} from ${name(table)}) one`,
  )
  for (;;) {
    const rows = await query(`fetch ${step} from backup_rows`)
    // Postgres may break a JSON column into lines, but a row must be one line.
    for (const { line } of rows) yield String(line).replaceAll('\n', ' ')
    if (rows.length < step) break
  }
  await query('close backup_rows')
}

/** Counts lines and makes one digest of them that does not depend on their order. */
export class LineDigest {
  rows = 0
  #sum = 0n

  add(line: string): void {
    this.rows++
    const hash = createHash('sha256').update(line).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % 2n ** 256n
  }

  get result(): Manifest['tables'][string] {
    return { rows: this.rows, digest: this.#sum.toString(16).padStart(64, '0') }
  }
}

const fileOf = (folder: string, table: string) => join(folder, 'rows', `${table}.ndjson`)

/** Writes all rows of a table into the backup's folder. */
export async function saveTable(
  query: Query,
  folder: string,
  table: string,
): Promise<Manifest['tables'][string]> {
  const file = createWriteStream(fileOf(folder, table), { mode: 0o600 })
  const digest = new LineDigest()
  for await (const line of readLines(query, table, await columnsOf(query, table))) {
    digest.add(line)
    if (!file.write(`${line}\n`)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
  return digest.result
}

/**
 * Restores the rows of a table and lets the next id follow the last. Answers whether the table has exactly
 * the columns that it had in the backup, because a newer Auth may have more.
 */
export async function bringTable(query: Query, folder: string, table: string): Promise<boolean> {
  const present = await columnsOf(query, table)
  let lines: string[] = []
  let columns: string[] | undefined
  const insert = async () => {
    const list = (columns ?? []).map((column) => `"${column}"`).join(', ')
    await query(
      `insert into ${name(table)} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name(table)}, $1::text::json)`,
      [`[${lines.join(',')}]`],
    )
    lines = []
  }
  for await (const line of createInterface({ input: createReadStream(fileOf(folder, table)) })) {
    columns ??= Object.keys(JSON.parse(line) as object).filter((column) => present.includes(column))
    lines.push(line)
    if (lines.length === step) await insert()
  }
  if (lines.length > 0) await insert()
  await goOnCounting(query, table)
  return columns === undefined || columns.length === present.length
}

/** Sets the id that the next row of the table gets. */
async function goOnCounting(query: Query, table: string): Promise<void> {
  const numbered = await query(
    `select attname::text as name from pg_attribute where attrelid = $1::text::regclass and attidentity <> ''`,
    [name(table)],
  )
  for (const { name: column } of numbered)
    await query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max("${column}"), 0) + 1 from ${name(table)}), false)`,
      [name(table), column],
    )
}
