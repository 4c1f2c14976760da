import { expect, test } from 'vitest'
import { narrowingStatements } from './narrowing.ts'

const of = (sql: string) => narrowingStatements([{ name: '1_next.sql', sql }])

test.each([
  'alter table public.leads drop column note;',
  'drop table public.leads;',
  'alter table public.leads add column note text not null;',
  'alter table public.leads alter column note set not null;',
  'alter table public.leads alter column note type bigint;',
  'alter table public.leads rename column note to words;',
  'alter table public.leads rename to works;',
  'drop view public.lead_report;',
  'drop function private.find_lead(uuid);',
])('%s narrows', async (sql) => {
  expect(await of(`-- A comment.\n${sql}`)).toEqual([expect.stringMatching(/^1_next\.sql:2: ./)])
})

test.each([
  'alter table public.leads add column note text;',
  "alter table public.leads add column note text not null default '';",
  'create table public.more (id bigint primary key);',
  'create or replace view public.lead_report as select 1 as one;',
  'create index leads_note_idx on public.leads (note);',
])('%s widens', async (sql) => {
  expect(await of(sql)).toEqual([])
})
