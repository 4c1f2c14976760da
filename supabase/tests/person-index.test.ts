import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

test('a person is found in every table by an index, also by the office, which policies judge', async () => {
  await database.script(`
    create table public.scans (relname text, seq_scan bigint);
    begin;
    -- A small table is read as a whole where nothing forbids it.
    set local enable_seqscan = off;
    set local role office;
    select count(*) from private.enquiries_of('9876543210', 'bijaya@mail.example');
    reset role;
    insert into public.scans select relname, seq_scan from pg_catalog.pg_stat_xact_user_tables
      where relname = any (private.enquiry_tables());
    commit;`)
  const { rows } = await database.query('select relname from public.scans where seq_scan > 0')
  expect(rows).toEqual([])
  const { rows: seen } = await database.query(
    'select (select count(*) from public.scans) = cardinality(private.enquiry_tables()) as every',
  )
  expect(seen).toEqual([{ every: true }])
})
