import { expect, it } from 'vitest'
import { migrationFiles } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

it('lines of the trail from before lose what staff had typed, and keep stage and decision; nothing may rewrite them after', async () => {
  const database = await openOwnDatabase()
  try {
    const added = [
      ['leads', 'Lead of reviews · work', 'new', 'lost · Zilpha moved · Asha · call Zilpha · Main'],
      ['leads', 'Lead of reviews · number', '[]', '["do-not-call"]'],
      ['review_decisions', 'Review of 20/11/2026', 'shown; answered', 'hidden; Zilpha asked; answered'],
    ]
    for (const line of added)
      await database.query(
        `insert into public.audit_events (action, table_name, subject, before, after) values ('Changed', $1, $2, $3, $4)`,
        line,
      )
    const migration = migrationFiles().find(({ name }) => name.endsWith('_trail_without_words.sql'))
    await database.script(migration?.sql ?? '')
    const { rows } = await database.query('select before, after from public.audit_events order by created_at')
    expect(rows).toEqual([
      { before: 'new', after: 'lost' },
      { before: '[]', after: '["do-not-call"]' },
      { before: 'shown', after: 'hidden' },
    ])
    await expect(database.query(`update public.audit_events set after = ''`)).rejects.toThrow('append-only')
  } finally {
    await database.close()
  }
})

it('lines of exports from before say that there was a search, and not what it was', async () => {
  const database = await openOwnDatabase()
  try {
    for (const [filter, rows] of [
      ['from 2026-01-01, search “a ” b”, what is in quarantine', 2],
      ['search “91234 56789”', 1],
      ['to 2026-01-01', 3],
    ])
      await database.query(
        `insert into public.audit_events (action, subject, after, new_values)
         values ('Exported', 'Booking Report', $1, jsonb_build_object('filter', $2::text, 'rows', $3::int))`,
        [`${filter} · ${rows} rows`, filter, rows],
      )
    const migration = migrationFiles().find(({ name }) => name.endsWith('_trail_without_searches.sql'))
    await database.script(migration?.sql ?? '')
    const { rows } = await database.query(
      `select after, new_values ->> 'filter' as filter, search_text ~ '91234' as is_found
       from public.audit_events order by created_at`,
    )
    const without = (filter: string, count: number) => ({
      after: `${filter} · ${count} rows`,
      filter,
      is_found: false,
    })
    expect(rows).toEqual([
      without('from 2026-01-01, with a search, what is in quarantine', 2),
      without('with a search', 1),
      without('to 2026-01-01', 3),
    ])
  } finally {
    await database.close()
  }
})
