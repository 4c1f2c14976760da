import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.script('truncate private.vitals, private.client_errors'))

const today = '2026-11-26'

/** A day's counter of visits with these values, whatever sender they come from. */
async function measured(
  vital: string,
  values: readonly number[],
  { day = today, part = 'page', value = 'model', began = `${today} 06:00+05:30`, errors = 0 } = {},
) {
  const counts = values.reduce(
    (sql, measuredValue) => `private.count_in(${sql}, '${vital}', '{"${vital}": ${measuredValue}}')`,
    'array_fill(0, array[13])',
  )
  await database.script(
    `insert into private.vitals (day, part, value, visits, errors, began_at, ${vital})
     values ('${day}', '${part}', '${value}', ${values.length}, ${errors}, '${began}', ${counts})`,
  )
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value)

async function p75(vital: string, part = 'all', weeksAgo = 0) {
  const { rows } = await database.query(
    'select value, samples, p75 from private.vital_percentiles($1, 5) where vital = $2 and part = $3 and weeks_ago = $4',
    [today, vital, part, weeksAgo],
  )
  return rows
}

async function one(sql: string): Promise<unknown> {
  const { rows } = await database.query(sql, [today])
  return Object.values(rows[0] ?? {})[0]
}

test.each([
  // Half of the bucket from 150 to 200 is below: 60 of 100 below 50 ms, 30 within the bucket, 75 is its
  // middle.
  ['within a bucket', 'inp', [...times(60, 20), ...times(30, 180), ...times(10, 900)], 175],
  ['at the end of a bucket', 'inp', [...times(75, 180), ...times(25, 900)], 200],
  ['just behind it', 'inp', [...times(74, 180), ...times(26, 210)], 202],
  ['in the first bucket', 'lcp', times(4, 100), 375],
  ['in the last one, which has no end', 'lcp', times(4, 50_000), 12_000],
  ['of shifts, in thousandths', 'cls', [...times(3, 0), 90], 10],
])('the 75th percentile %s', async (_where, vital, values, expected) => {
  await measured(vital, values)
  expect(await p75(vital)).toEqual([{ value: '', samples: values.length, p75: expected }])
})

test('a percentile is of seven days, of all kinds of page together, and of each', async () => {
  await measured('lcp', times(30, 900), { day: '2026-11-20' })
  await measured('lcp', times(10, 9000), { value: 'home' })
  await measured('lcp', times(8, 2200), { day: '2026-11-19' })
  await measured('lcp', times(8, 2200), { day: '2026-10-22' })
  await measured('lcp', times(500, 9000), { part: 'memory', value: 'up to 2 GB' })
  expect(await p75('lcp')).toEqual([{ value: '', samples: 40, p75: 1000 }])
  expect(await p75('lcp', 'page')).toEqual([
    { value: 'home', samples: 10, p75: 11_000 },
    { value: 'model', samples: 30, p75: 875 },
  ])
  expect(await p75('lcp', 'all', 1)).toEqual([{ value: '', samples: 8, p75: 2375 }])
  expect(await p75('lcp', 'all', 4)).toEqual([])
})

test('slow answers are a cause only above 200 ms and from a hundred measured visits on', async () => {
  await measured('inp', times(99, 450))
  expect(await one('select private.slow_facts($1)')).toBeNull()
  await measured('inp', times(1, 450), { value: 'home' })
  expect(await one('select private.slow_facts($1)')).toEqual({
    inp: 475,
    samples: 100,
    pages: [{ page: 'model', inp: 475 }],
  })
  await database.script('truncate private.vitals')
  await measured('inp', [...times(750, 199), ...times(250, 900)])
  expect(await one('select private.slow_facts($1)')).toBeNull()
})

const version = (value: string, began: string, visits: number, errors: number, day = today) =>
  measured('lcp', times(visits, 900), { day, part: 'version', value, began: `${began} 06:00+05:30`, errors })

test.each([
  ['less than twice as many errors in a visit', [200, 6], [100, 5], false],
  ['twice as many, exactly', [200, 5], [100, 5], true],
  ['as many in fewer visits', [1000, 10], [100, 5], true],
  ['four, which are no sign', [1000, 1], [100, 4], false],
  ['errors where there were none', [200, 0], [100, 5], true],
  ['errors in too few visits', [1000, 1], [99, 50], false],
])(
  'after a release: %s',
  async (_what, [visits = 0, errors = 0], [newVisits = 0, newErrors = 0], isCause) => {
    await version('aaaaaaa', '2026-11-01', visits, errors, '2026-11-20')
    await version('bbbbbbb', '2026-11-25', newVisits, newErrors)
    const facts = await one('select private.error_facts($1)')
    expect(facts !== null, JSON.stringify(facts)).toBe(isCause)
  },
)

test('a version of more than a week ago is no release any more, and the first of all has none before it', async () => {
  await version('aaaaaaa', '2026-11-01', 200, 0, '2026-11-10')
  await version('bbbbbbb', '2026-11-18', 200, 50)
  expect(await one('select private.error_facts($1)')).toBeNull()
  await database.script('truncate private.vitals')
  await version('bbbbbbb', '2026-11-25', 200, 50)
  expect(await one('select private.error_facts($1)')).toBeNull()
})

test('made-up versions share a row, and made-up errors end with the fiftieth of a day', async () => {
  const sender = (index: number) => index.toString(16).padStart(32, '0').repeat(2)
  const { rows } = await database.query(
    `select count(*) filter (where stored)::integer as stored from generate_series(1, 30) n, lateral (
       select private.store_vitals(lpad(n::text, 64, '0'), jsonb_build_object('version', 'v' || n), '{"lcp": 900}')) as made (stored)`,
  )
  expect(rows).toEqual([{ stored: 30 }])
  expect(await one(`select count(*)::integer from private.vitals where $1 <> ''`)).toBe(21)
  expect(await one(`select visits from private.vitals where value = 'other' and $1 <> ''`)).toBe(10)
  for (let index = 0; index < 60; index++)
    await database.query(
      `select private.store_client_error($1, 'v1', $2, 'model', 'Words', '/assets/a.js:1:2')`,
      [sender(index), index.toString(16).padStart(12, '0')],
    )
  expect(await one(`select count(*)::integer from private.client_errors where $1 <> ''`)).toBe(50)
  expect(await one(`select errors from private.vitals where value = 'v1' and $1 <> ''`)).toBe(60)
})

test('after 13 months counters and errors are gone', async () => {
  const daysAgo = async (days: number) => {
    await database.script(
      `insert into private.vitals (day, part, value) values (private.indian_day(now()) - ${days}, 'page', 'home');
       insert into private.client_errors (version, hash, message, frame, page, first_day, last_day)
       values ('v${days}', '${'a'.repeat(12)}', 'Words', '/assets/a.js', 'home',
         private.indian_day(now()) - 500, private.indian_day(now()) - ${days})`,
    )
  }
  await daysAgo(396)
  await daysAgo(397)
  expect(await one(`select private.sweep_vitals() where $1 <> ''`)).toBe(2)
  expect(await one(`select count(*)::integer from private.vitals where $1 <> ''`)).toBe(1)
})
