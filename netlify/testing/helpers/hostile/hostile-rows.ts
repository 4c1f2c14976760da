import { relations } from '../../../../supabase/tests/access/access-matrix.ts'
import type { TestApi } from '../test-api.ts'

/** A column that staff write, with values for it that no screen would send. */
export interface HostileColumn {
  table: string
  column: string
  /** The column that names a row, and a few rows. */
  key: string
  rows: string[]
  values: readonly unknown[]
}

export const values: Record<string, readonly unknown[]> = {
  text: [
    '\u202eevil\u200b',
    'a\r\nBcc: q@q.example',
    'javascript:alert(1)',
    '/media/../../etc/passwd',
    '/admin/../api',
    '> '.repeat(3000),
    'red;}body{background:url(//evil)}',
    '<img src=x onerror=alert(1)>',
    '',
  ],
  json: [
    'x',
    5,
    [],
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

/** Every column of text or JSON into which staff write by hand, as the access matrix names them. */
export async function hostileColumns({ db }: TestApi): Promise<HostileColumn[]> {
  const columns = await db.sql<{ table: string; column: string; type: string; key: string }>(
    `select columns.table_name as table, columns.column_name as column,
       case data_type when 'ARRAY' then 'list' when 'jsonb' then 'json' else data_type end as type,
       keys.column_name as key
     from information_schema.columns
     join information_schema.table_constraints made on made.table_schema = 'public'
       and made.table_name = columns.table_name and made.constraint_type = 'PRIMARY KEY'
     join information_schema.key_column_usage keys on keys.constraint_name = made.constraint_name
       and keys.constraint_schema = 'public'
     where columns.table_schema = 'public' and is_generated = 'NEVER'
       and data_type in ('text', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
  )
  const found: HostileColumn[] = []
  for (const { table, column, type, key } of columns) {
    const { update = [], insert = {} } = relations[table] ?? {}
    if (![...update, ...Object.keys(insert)].includes(column)) continue
    const rows = await db.sql<{ key: string }>(
      `select ${key}::text as key from public.${table} order by 1 limit 6`,
    )
    found.push({ table, column, key, rows: rows.map((row) => row.key), values: values[type] ?? [] })
  }
  return found
}
