import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reports } from '#contract/reports/reports.ts'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { actAs, type Caller, createCallers, outsiders } from './callers.ts'
import { insertMany } from './many-rows.ts'

let database: TestedDatabase
let stopClock: () => Promise<void>

beforeAll(async () => {
  database = await openOwnDatabase()
  stopClock = await createCallers(database)
})
afterAll(() => database.close())
beforeEach(() => database.script('delete from public.service_bookings'))
beforeEach(() => stopClock())
afterEach(() => database.script('rollback'))

interface Page {
  data: Record<string, unknown>[]
  totalRecords: number
}

/** Stores one booking by name and moment (an SQL expression). */
function store(name: string, moment = 'now()', message = ''): Promise<unknown> {
  return database.query(
    `insert into public.service_bookings (id, name, message, booking_date, created_at)
     values (gen_random_uuid(), $1, $2, '2026-12-31', ${moment})`,
    [name, message],
  )
}

async function page(filters: Record<string, unknown> = {}, caller: Caller = 'active'): Promise<Page> {
  const named = Object.keys(filters).map((key, index) => `, ${key} => $${index + 1}`)
  const { rows } = await actAs(database, caller, () =>
    database.query(`select report_page('booking_report'${named.join('')}) as page`, Object.values(filters)),
  )
  return rows[0]?.page as Page
}

const namesOf = ({ data }: Page) => data.map((row) => row.name)

describe('report_page', () => {
  it('answers the newest first, ten at a time, with the total', async () => {
    for (let hour = 0; hour < 12; hour++) await store(`Rider ${hour}`, `now() - interval '${hour} hours'`)
    const first = await page()
    expect(namesOf(first)).toEqual(Array.from({ length: 10 }, (_, hour) => `Rider ${hour}`))
    expect(first.totalRecords).toBe(12)
    expect(namesOf(await page({ page_number: 2 }))).toEqual(['Rider 10', 'Rider 11'])
    expect(await page({ page_number: 3 })).toEqual({
      data: [],
      totalRecords: 12,
      isCapped: false,
      doNotCall: [],
      leftOut: 0,
      withdrawn: [],
      leads: {},
    })
  })

  it('answers the wire shape, without the search column', async () => {
    await store('Asha', `'2026-11-20 18:29:59+00'`)
    const { data } = await page()
    expect(data[0]).toMatchObject({
      bookingDate: '31/12/2026',
      contactNumber: '',
      enteredModel: '',
      registrationNumber: '',
      created_date: '20/11/2026',
      created_time: '11:59 PM',
    })
    expect(data[0]).not.toHaveProperty('search_text')
  })

  it('counts days as India does, both ends included', async () => {
    await store('last minute of the 19th', `'2026-11-19 18:29:59+00'`)
    await store('first minute of the 20th', `'2026-11-19 18:30:00+00'`)
    await store('last minute of the 20th', `'2026-11-20 18:29:59.999+00'`)
    await store('first minute of the 21st', `'2026-11-20 18:30:00+00'`)
    expect(namesOf(await page({ from_day: '2026-11-20', to_day: '2026-11-20' }))).toEqual([
      'last minute of the 20th',
      'first minute of the 20th',
    ])
    expect((await page({ from_day: '2026-11-20' })).totalRecords).toBe(3)
    expect((await page({ to_day: '2026-11-19' })).totalRecords).toBe(1)
  })

  it.each([
    ['asha', ['Asha Das']],
    ['ସୁବ୍ରତ', ['ସୁବ୍ରତ ସାହୁ']],
    ["d'souza", ["Fiona D'Souza"]],
    ['100%', ['100% sure']],
    ['sure_about', []],
    ['back\\slash', ['back\\slash']],
    ['31/12/2026', ['back\\slash', '100% sure', "Fiona D'Souza", 'ସୁବ୍ରତ ସାହୁ', 'Asha Das']],
    [`'; drop table staff; --`, []],
  ])('searches for %s as plain text', async (term, found) => {
    const names = ['Asha Das', 'ସୁବ୍ରତ ସାହୁ', "Fiona D'Souza", '100% sure', 'back\\slash']
    for (const [index, name] of names.entries()) await store(name, `now() + interval '${index} seconds'`)
    expect(namesOf(await page({ term }))).toEqual(found)
  })

  const spellings = {
    gaps: '98610 00003',
    plain: '9861000003',
    'country code': '+91-98610-00003',
    'leading 0': '0 98 61 00 00 03',
    Odia: '୯୮୬୧୦୦୦୦୦୩',
    Devanagari: '९८६१० ००००३',
  }

  it.each([
    ...[
      '98610 00003',
      '9861000003',
      '+91 98610-00003',
      '+9198610000',
      '09861000003',
      '986100',
      '\u{202a}98610\u{a0}00003\u{202c}',
    ],
  ])('finds a number by %s, however it was typed, on the page and in the export', async (term) => {
    for (const [name, mobile] of Object.entries({ ...spellings, another: '98611-11111' }))
      await database.query(
        // An old moment, so that the pace of the rows says nothing.
        `insert into public.service_bookings (id, name, mobile, created_at)
         values (gen_random_uuid(), $1, $2, now() - interval '1 hour')`,
        [name, mobile],
      )
    const found = Object.keys(spellings).toSorted()
    expect(namesOf(await page({ term })).toSorted()).toEqual(found)
    const { rows } = await actAs(database, 'active', () =>
      database.query(`select report_export_page('booking_report', term => $1) as step`, [term]),
    )
    const [{ step } = {}] = rows
    expect(namesOf((step as { page: Page }).page).toSorted()).toEqual(found)
  })

  it('finds a model of the service forms by the name that reports show', async () => {
    await database.query(
      `insert into public.service_bookings (id, name, model) values (gen_random_uuid(), 'Asha', 'honda-hornet-2-0')`,
    )
    for (const term of ['Hornet 2.0', 'honda hornet', 'hornet-2-0'])
      expect(namesOf(await page({ term }))).toEqual(['Asha'])
    expect(namesOf(await page({ term: 'Hornet 3.0' }))).toEqual([])
    await database.query(
      `insert into public.page_lists (id, entries)
       values ('other-models', '[{"name": "Night Falcon", "code": "honda-hornet-2-0", "form": "service"}]')`,
    )
    const found = await page({ term: 'night falcon' })
    expect(namesOf(found)).toEqual(['Asha'])
    expect(JSON.stringify(found)).toContain('"model":"Night Falcon"')
    await database.query(`delete from public.page_lists where id = 'other-models'`)
  })

  it.each(['anon', 'service', ...outsiders] as const)('refuses %s', async (caller) => {
    await expect(page({}, caller)).rejects.toMatchObject({ code: '42501' })
  })

  it.each(['staff', 'booking_report; drop table staff', 'pg_class_report'])(
    'knows no report called %s',
    async (name) => {
      const attempt = actAs(database, 'active', () => database.query('select report_page($1)', [name]))
      await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(22023|42P01)$/) })
    },
  )

  it('walks every row once, newest first, however many a day holds', async () => {
    await database.query(
      `insert into public.service_bookings (id, name, is_quarantined, created_at)
       select gen_random_uuid(), 'Rider ' || n, n % 9 = 0,
         timestamptz '2026-11-20 12:00Z' - (n * n % 41) * interval '11 hours' from generate_series(1, 200) n`,
    )
    const days = `private.indian_day(created_at) between '2026-11-08' and '2026-11-15'`
    for (const [filters, condition] of [
      [{}, 'not is_quarantined'],
      [{ quarantined: true }, 'is_quarantined'],
      [{ from_day: '2026-11-08', to_day: '2026-11-15' }, `not is_quarantined and ${days}`],
    ] as const) {
      const { rows } = await database.query(
        `select name from public.service_bookings where ${condition} order by created_at desc, id desc`,
      )
      const walked: unknown[] = []
      for (let number = 1; number <= Math.ceil(rows.length / 7) + 1; number++) {
        const one = await page({ ...filters, page_number: number, page_size: 7 })
        expect(one.totalRecords).toBe(rows.length)
        walked.push(...namesOf(one))
      }
      expect(rows.length).toBeGreaterThan(7)
      expect(walked).toEqual(rows.map(({ name }) => name))
    }
  })

  it('finds what no trigram knows, however rare and however old', async () => {
    await insertMany(
      database,
      'service_bookings',
      `insert into public.service_bookings (id, name, created_at)
       select gen_random_uuid(), case n % 1000 when 0 then 'zx ' || n else 'Rider' end, now() - n * interval '1 minute'
       from generate_series(1, 21000) n`,
    )
    await store('Qj ବିଜୟ #', `now() - interval '1 year'`)
    const hits = async (term: string, page_number = 1) => {
      const {
        data,
        leads: _,
        ...totals
      } = (await page({ term, page_number })) as Page & {
        isCapped: boolean
        leads: object
      }
      return { ...totals, rows: data.length, last: data.at(-1)?.name }
    }
    const oldest = {
      totalRecords: 1,
      isCapped: false,
      doNotCall: [],
      leftOut: 0,
      withdrawn: [],
      rows: 1,
      last: 'Qj ବିଜୟ #',
    }
    for (const term of ['qj', 'ବିଜୟ', 'ଜୟ', 'ବି', '#', 'j ବ', 'Q']) expect(await hits(term)).toEqual(oldest)
    for (const term of ['jq', 'ଜବ', '##', '%', '_', 'é'])
      expect(await hits(term)).toEqual({
        totalRecords: 0,
        isCapped: false,
        doNotCall: [],
        leftOut: 0,
        withdrawn: [],
        rows: 0,
        last: undefined,
      })
    await database.query(`update public.service_bookings set mobile = '9861000003' where name like 'Qj %'`)
    for (const number of ['୯୮୬୧୦୦୦୦୦୩', '98 61 00 00 03', '9861000003', 'Qj ବିଜୟ'])
      expect(await hits(number)).toEqual(oldest)
    const rare = { totalRecords: 21, isCapped: false, leftOut: 0, doNotCall: [], withdrawn: [] }
    expect(await hits('zx')).toEqual({ ...rare, rows: 10, last: 'zx 10000' })
    expect(await hits('zx', 2)).toEqual({ ...rare, rows: 10, last: 'zx 20000' })
    expect(await hits('zx', 3)).toEqual({ ...rare, rows: 1, last: 'zx 21000' })
    expect(await hits('zx', 4)).toEqual({ ...rare, rows: 0, last: undefined })
    expect(await hits('ri', 100)).toEqual({
      totalRecords: 1000,
      isCapped: true,
      doNotCall: [],
      leftOut: 0,
      withdrawn: [],
      rows: 10,
      last: 'Rider',
    })
  })

  it('finds a rare word without reading the whole table', async () => {
    await insertMany(
      database,
      'service_bookings',
      `insert into public.service_bookings (id, name)
       select gen_random_uuid(), 'Rider ' || number from generate_series(1, 80000) as number`,
    )
    await store('Rider 6g')
    await database.script('vacuum analyze public.service_bookings')
    await stopClock()
    const scans = async () => {
      const { rows } = await database.query(`
        select seq_scan::integer as whole, idx_scan::integer as by_index, idx_tup_fetch::integer as read
        from pg_stat_xact_user_tables where relname = 'service_bookings'`)
      return rows[0] as { whole: number; by_index: number; read: number }
    }
    const added = await actAs(database, 'active', async () => {
      const before = await scans()
      await database.query(`select report_page('booking_report', term => 'rider 6g')`)
      const after = await scans()
      return {
        whole: after.whole - before.whole,
        by_index: after.by_index - before.by_index,
        read: after.read - before.read,
      }
    })
    // Four statements: the newest rows, the hits, the hits again under the policy, and the rows by their key.
    expect(added).toMatchObject({ whole: 0, by_index: 4 })
    // Reads the newest 20,000 and the rows that hold both words, not every row that holds the long one.
    expect(added.read).toBeLessThan(20_100)
  })
})

it('what waits to be sorted into an index stays small, because every search reads it', async () => {
  const { rows } = await database.query(`
    select relname from pg_class join pg_am on pg_am.oid = relam
    where amname = 'gin' and not coalesce(reloptions @> array['gin_pending_list_limit=256'], false)`)
  expect(rows).toEqual([])
})

it('the audit trail calls every report as the menu does', async () => {
  const { rows } = await database.query('select report, title from private.reports')
  expect(Object.fromEntries(rows.map(({ report, title }) => [report, title]))).toEqual(
    Object.fromEntries(reports.map(({ view, menu }) => [view, menu])),
  )
})

describe('today_counts', () => {
  const counts = async (caller: Caller) =>
    (await actAs(database, caller, () => database.query('select * from today_counts()'))).rows

  it('counts what came in since midnight in India, and what waits in quarantine however old', async () => {
    const midnight = 'private.indian_day_start(private.indian_day(now()))'
    await store('last second of yesterday', `${midnight} - interval '1 second'`)
    await store('first second of today', midnight)
    await database.query(
      `insert into public.service_bookings (id, name, is_quarantined, created_at)
       values (gen_random_uuid(), 'robot', true, now() - interval '40 days'), (gen_random_uuid(), 'robot', true, now())`,
    )
    const rows = await counts('active')
    const { rows: today } = await database.query('select private.indian_day(now())::text as day')
    expect(rows.find(({ report }) => report === 'booking_report')).toMatchObject({ today: 1, quarantined: 2 })
    expect(rows.find(({ report }) => report === 'amc_report')).toMatchObject({ today: 0, quarantined: 0 })
    expect(today).toHaveLength(1)
    expect(rows).toHaveLength(reports.length)
  })

  it.each(['anon', 'service', ...outsiders] as const)('refuses %s', async (caller) => {
    await expect(counts(caller)).rejects.toMatchObject({ code: '42501' })
  })
})
