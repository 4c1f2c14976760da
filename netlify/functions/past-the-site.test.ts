import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { type HostileWorld, openHostileWorld } from '#server/testing/helpers/hostile/hostile-bodies.ts'
import {
  type Column,
  columnsOf,
  hostileValues,
  keepFewRows,
  takeChecksOff,
  writable,
} from '#server/testing/helpers/hostile/hostile-rows.ts'
import { failingReadings, type Reading, readingsOf } from '#server/testing/helpers/hostile/past-the-site.ts'
import { relations } from '../../supabase/tests/access/access-matrix.ts'

// What staff write with their tokens at Supabase itself, past this site and its forms.

let hostile: HostileWorld
let readings: Reading[]
let columns: Column[]

beforeAll(async () => {
  hostile = await openHostileWorld()
  readings = await readingsOf(hostile)
  columns = await columnsOf(hostile.api.db.sql)
})
afterAll(() => hostile.api.close())

/** Writes to Supabase with the token of a new member of staff of this role, and answers the status. */
async function writing(role: StaffRole) {
  const { db } = hostile.api
  const { access_token } = await db.startSession(await db.createStaff({ role }))
  return async (method: string, path: string, body: unknown): Promise<number> => {
    const headers = {
      apikey: db.publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    }
    const request = new Request(`${db.url}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) })
    return (await db.fetch(request)).status
  }
}

/** Rows of a table: one, and of page lists each, because each has a shape of its own. */
async function rowsOf({ table, key }: Column): Promise<string[]> {
  const rows = await hostile.api.db.sql<{ key: string }>(
    `select ${key}::text as key from public.${table} order by 1 limit $1`,
    [table === 'page_lists' ? 10 : 1],
  )
  return rows.map((row) => encodeURIComponent(row.key))
}

test('every reading of the contract answers', { timeout: 120_000 }, async () => {
  expect(readings.length).toBeGreaterThan(60)
  expect(await failingReadings(readings)).toEqual([])
})

test.each(staffRoleIds)(
  'what a token of %s writes is refused or fails no reading',
  { timeout: 240_000 },
  async (role) => {
    const write = await writing(role)
    const isEditor = role === 'owner' || role === 'manager'
    for (const column of columns) {
      const { change, add } = writable(column)
      const rows = change ? await rowsOf(column) : []
      for (const value of hostileValues[column.type].slice(0, isEditor ? undefined : 1)) {
        const given = { [column.column]: value }
        for (const row of rows)
          expect(await write('PATCH', `${column.table}?${column.key}=eq.${row}`, given)).toBeLessThan(500)
        if (add) expect(await write('POST', column.table, { ...add, ...given })).toBeLessThan(500)
      }
    }
    expect(await failingReadings(readings)).toEqual([])
  },
)

test.each([
  ['dealership', { colours: { accent: 'red;}body{background:url(//evil)}' } }],
  ['dealership', { social_links: [{ network: 'x', url: 'javascript:alert(1)' }] }],
  ['dealership', { social_links: ['x'] }],
  ['dealership', { name: 'X\r\nBcc: q@q.q' }],
  ['dealership', { sales_email: 'a@b.c\nBcc: q@q.q' }],
  ['charge_rules', { steps: [{ upTo: 'x' }] }],
  ['page_lists', { entries: { a: 1 } }],
  ['page_lists', { entries: [5] }],
  ['dealers', { hours: { sales: 'x' } }],
  ['slides', { image: '/media/../../x' }],
  ['slides', { link: '/admin/../api' }],
  ['translations', { text: 'A\u202eB' }],
  ['staff', { name: 'A\u202eB\nC' }],
  ['staff', { mobile: '=cmd|calc\n' }],
  ['promise_settings', { mail_lists: [{ purpose: 'sales', emails: 'x' }] }],
])('no owner’s token writes into %s %o', async (table, change) => {
  const write = await writing('owner')
  const key = columns.find((column) => column.table === table)?.key
  expect(await write('PATCH', `${table}?${key}=not.is.null`, change)).toBe(400)
})

test('no text of a page stands under a name that no page has', async () => {
  const write = await writing('owner')
  expect(await write('POST', 'page_texts', { id: 'any', markdown: 'Words' })).toBe(400)
})

describe('without the checks of the tables', () => {
  let closed: Set<string>

  beforeAll(async () => {
    closed = await takeChecksOff(hostile.api.db.sql)
    await keepFewRows(hostile.api.db.sql)
  })

  test.each([
    { text: 0, json: 0, list: 0 },
    { text: 5, json: 8, list: 1 },
    { text: 8, json: 10, list: 2 },
    { text: 1, json: 16, list: 3 },
  ])('what stands in rows fails no reading: %o', { timeout: 240_000 }, async (places) => {
    for (const { table, column, type, key } of columns) {
      const isContent = relations[table]?.access.anon.select === 'allowed' || type === 'json'
      if (!isContent || column === key || closed.has(`${table}.${column}`)) continue
      const value = hostileValues[type][places[type]]
      const cast = type === 'json' ? '::text::jsonb' : ''
      const given = type === 'json' ? JSON.stringify(value) : value
      // A row that must differ from all others stays as it is, and so does one that triggers cannot read.
      await hostile.api.db
        .sql(`update public.${table} set ${column} = $1${cast}`, [given])
        .catch(() => undefined)
    }
    expect(await failingReadings(readings)).toEqual([])
  })
})
