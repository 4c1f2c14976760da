import { relations } from '../../../../supabase/tests/access/access-matrix.ts'
import type { TestDatabase } from '../test-database.ts'

type Sql = TestDatabase['sql']

/** A column that holds text, JSON or a list of texts. */
export interface Column {
  table: string
  column: string
  type: 'text' | 'json' | 'list'
  /** The column that names a row. */
  key: string
}

/** Values that no screen sends, by the type of a column. */
export const hostileValues: Record<Column['type'], readonly unknown[]> = {
  text: [
    '\u202eevil\u200b',
    'a\r\nBcc: q@q.example',
    'javascript:alert(1)',
    '/media/../../etc/passwd',
    '/admin/../api',
    '> '.repeat(3000),
    'red;}body{background:url(//evil)}',
    '=cmd|calc',
    '',
  ],
  json: [
    'x',
    5,
    ['x'],
    [[]],
    {},
    { a: 1 },
    { a: 'b' },
    { accent: 'red;}body{background:url(//evil)}' },
    { sales: 'x' },
    { sales: [null] },
    [{ upTo: 'x' }],
    [{ network: 'x', url: 'javascript:alert(1)' }],
    [{ purpose: 'sales', emails: 'x' }],
    [{ name: 1 }],
    { product_enquiries: 'soon' },
    [{ day: '2026-02-30', word: 'x' }],
    null,
  ],
  list: [['\u202e'], ['a\nb'], [''], []],
}

/** Every column of these types, except for those that the database computes. */
export async function columnsOf(sql: Sql): Promise<Column[]> {
  return sql<Column & Record<string, unknown>>(
    `select columns.table_name as table, columns.column_name as column, keys.column_name as key,
       case data_type when 'ARRAY' then 'list' when 'jsonb' then 'json' else data_type end as type
     from information_schema.columns
     join information_schema.table_constraints made on made.table_schema = 'public'
       and made.table_name = columns.table_name and made.constraint_type = 'PRIMARY KEY'
     join information_schema.key_column_usage keys on keys.constraint_schema = 'public'
       and keys.constraint_name = made.constraint_name and keys.ordinal_position = 1
     where columns.table_schema = 'public' and is_generated = 'NEVER'
       and (data_type in ('text', 'json', 'jsonb') or udt_name = '_text')
     order by 1, 2`,
  )
}

/** May staff change the column by hand, or set it in a row that they add? */
export function writable({ table, column }: Column): {
  change: boolean
  add: Record<string, unknown> | undefined
} {
  const { update = [], insert } = relations[table] ?? {}
  return { change: update.includes(column), add: insert && column in insert ? insert : undefined }
}

/**
 * Takes every check off the tables, and answers the columns whose values are a closed list: a value beside
 * such a list never stood anywhere.
 */
export async function takeChecksOff(sql: Sql): Promise<Set<string>> {
  const checks = await sql<{ table: string; name: string; columns: string[]; rule: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule,
       array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of checks) await sql(`alter table ${table} drop constraint "${name}"`)
  await sql('drop trigger vehicles_check_sheets on public.vehicles')
  return new Set(
    checks
      .filter(({ rule }) => rule.includes('= ANY (ARRAY['))
      .flatMap(({ table, columns }) => columns.map((column) => `${table.replace('public.', '')}.${column}`)),
  )
}

/**
 * Leaves one accessory and one feature of each vehicle, and some translations: every row gets the same value,
 * and hundreds of long ones would only make readings slow, on a busy machine slower than their time limit.
 */
export async function keepFewRows(sql: Sql): Promise<void> {
  const kept = {
    accessories: 'select min(id) from public.accessories group by vehicle_id',
    features: 'select min(id) from public.features group by vehicle_id',
    translations: 'select id from public.translations order by id limit 30',
  }
  for (const [table, ids] of Object.entries(kept)) {
    await sql(`alter table public.${table} disable trigger user`)
    await sql(`delete from public.${table} where id not in (${ids})`)
    await sql(`alter table public.${table} enable trigger user`)
  }
}
