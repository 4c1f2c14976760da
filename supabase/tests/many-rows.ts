import type { TestedDatabase } from '#server/local/postgres/database.ts'

/**
 * Runs an insert of thousands of rows into an enquiry table without the two steps that would take minutes: no
 * leads are made of the rows, and the indexes of a search are built once afterwards instead of being kept up
 * row by row.
 */
export async function insertMany(
  database: TestedDatabase,
  table: string,
  insert: string,
  params: unknown[] = [],
): Promise<void> {
  const indexes = ['search_text', 'letter_pairs', 'mobile_digits'].map(
    (name) => `public.${table}_${name}_idx`,
  )
  await database.script(setLeads(table, 'disable'))
  await database.script(`drop index if exists ${indexes.join(', ')}`)
  await database.query(insert, params)
  await database.script(`call private.make_searchable('${table}')`)
  await database.script(setLeads(table, 'enable'))
  await database.script(`vacuum analyze public.${table}`)
}

/**
 * The SQL that turns the making of leads off or on, where the schema has leads: the first release has none.
 */
function setLeads(table: string, way: 'enable' | 'disable'): string {
  return `do $$ begin
    if exists (select from pg_trigger where tgname = '${table}_make_lead') then
      alter table public.${table} ${way} trigger ${table}_make_lead;
    end if;
  end $$`
}
