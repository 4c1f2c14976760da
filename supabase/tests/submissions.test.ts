import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { actAs } from './callers.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())
beforeEach(() =>
  database.script(
    `truncate public.product_enquiries, private.enquiry_senders, private.enquiry_days;
     delete from private.enquiry_limits; insert into private.enquiry_limits default values`,
  ),
)

const person = { name: 'Asha', mobile: '9876543210', email: 'a@mail.example', model: 'SP125', colour: 'Red' }

async function store(
  given: Record<string, unknown> = {},
  sender = 'an address',
  table = 'product_enquiries',
): Promise<unknown> {
  const enquiry = { id: randomUUID(), submission_hash: 'hash', robot_score: 0, ...person, ...given }
  const { rows } = await database.query('select store_enquiry($1, $2, $3) as outcome', [
    table,
    enquiry,
    sender,
  ])
  return rows[0]?.outcome
}

/** Sends `count` enquiries and answers how many of them are stored. */
async function storedOf(count: number, given: (number: number) => Parameters<typeof store>): Promise<number> {
  let stored = 0
  for (let number = 0; number < count; number++) if ((await store(...given(number))) === 'stored') stored++
  return stored
}

it('knows a repeat from another body and from another id', async () => {
  const id = randomUUID()
  expect(await store({ id })).toBe('stored')
  expect(await store({ id })).toBe('repeated')
  expect(await store({ id, submission_hash: 'other' })).toBe('key_reused')
  expect(await store()).toBe('stored')
  const { rows } = await database.query('select in_day from private.enquiry_senders')
  expect(rows).toEqual([{ in_day: 2 }])
})

it.each(['staff', 'walk_ins', 'nothing', 'product_enquiries; drop table reviews'])(
  'stores nothing in %s',
  async (table) => {
    await expect(store({}, 'an address', table)).rejects.toMatchObject({ code: '42P01' })
  },
)

it.each(['is_quarantined', 'search_text', 'sender'])('lets no caller set %s', async (column) => {
  await expect(store({ [column]: true })).rejects.toMatchObject({ code: expect.stringMatching(/^42/) })
})

it.each(['anon', 'stranger', 'active'] as const)('is not for %s', async (caller) => {
  await expect(actAs(database, caller, () => store())).rejects.toMatchObject({ code: '42501' })
})

it('takes 60 forms of one college in ten minutes, and no more than 120', async () => {
  expect(await storedOf(60, () => [])).toBe(60)
  expect(await storedOf(100, () => [])).toBe(60)
  expect(await store({}, 'another address')).toBe('stored')
  await database.script(`update private.enquiry_senders set window_start = now() - interval '10 minutes'`)
  expect(await store()).toBe('stored')
})

it('takes 400 forms of one address a day', async () => {
  await store()
  await database.script(
    `update private.enquiry_senders set in_day = 399, window_start = now() - interval '10 minutes'`,
  )
  expect([await store(), await store()]).toEqual(['stored', 'too_many'])
})

/** The server's name for an address in a network. */
const sender = (address: number, network: string) =>
  `${String(address).padStart(32, '0')}${network.repeat(32)}`

it('takes from all addresses of a network four times what one may send; another network is not held up', async () => {
  await database.script('update private.enquiry_limits set in_ten_minutes = 10, in_a_day = 15')
  const ofNetwork = (network: string) => (number: number) =>
    [{}, sender(number % 6, network)] as Parameters<typeof store>
  expect(await storedOf(60, ofNetwork('a'))).toBe(40)
  expect(await storedOf(1, ofNetwork('b'))).toBe(1)
  await database.script(`update private.enquiry_senders set window_start = now() - interval '10 minutes'`)
  expect(await storedOf(60, ofNetwork('a'))).toBe(20)
})

it('leaves 20 forms of a full day to a network', async () => {
  await store()
  await database.script('update private.enquiry_days set bytes = 10000000')
  expect(await storedOf(30, (number) => [{}, sender(number, 'a')])).toBe(20)
  expect(await storedOf(30, (number) => [{}, `${number}`])).toBe(30)
})

it.each([
  [9_999, 50_000, 0, false],
  [10_000, 50_000, 0, true],
  [10_000, 3_000, 0, false],
  [20_000, 3_000, 0, true],
  [2_500, 3_000, 1, true],
])(
  'of 10,000 bytes of a day %d are taken: is it full for one of %d with a robot score of %d? %s',
  async (taken, size, robotScore, full) => {
    await database.script('update private.enquiry_limits set bytes_a_day = 10000')
    const { rows } = await database.query('select private.is_day_full($1, $2, $3) as full', [
      taken,
      size,
      robotScore,
    ])
    expect(rows).toEqual([{ full }])
  },
)

it('takes doubtful forms for a quarter of a day, many of one address for half of it, and all for the whole; short ones for two', async () => {
  await database.script('update private.enquiry_limits set bytes_a_day = 100000')
  const long = { message: 'x'.repeat(2000) }
  const doubtful = await storedOf(30, (number) => [{ ...long, robot_score: 1 }, `doubtful ${number}`])
  expect(doubtful).toBeGreaterThan(5)
  expect(doubtful).toBeLessThan(8)
  expect(await store({ robot_score: 2 })).toBe('too_many')

  const busy = await storedOf(30, () => [long])
  expect(doubtful + busy).toBeGreaterThan(10)
  expect(doubtful + busy).toBeLessThan(15)
  expect(await storedOf(6, () => [{}, 'a visitor'])).toBe(5)
  expect(await storedOf(60, (number) => [long, `visitor ${number}`])).toBeLessThan(15)
  expect(await store(long, 'the next visitor')).toBe('too_many')
  // Short enquiries may take twice the bytes of a day, so that no flood of large ones keeps people out.
  const short = await storedOf(150, (number) => [{}, `short ${number}`])
  expect(short).toBeGreaterThan(30)
  expect(short).toBeLessThan(150)
  expect(await store({}, 'the last visitor')).toBe('too_many')

  await database.script('update private.enquiry_days set day = day - 1')
  expect(await store({}, 'a visitor of the next day')).toBe('stored')
})

it('takes what waited elsewhere whatever its pace, but no more than a day takes', async () => {
  const waited = { created_at: new Date(Date.now() - 3_600_000).toISOString() }
  expect(await storedOf(150, () => [waited])).toBe(150)
  await database.script('update private.enquiry_limits set bytes_a_day = 1000')
  expect(await store(waited)).toBe('too_many')
})

it('forgets what counts for nothing any more', async () => {
  await store()
  await database.script(
    `update private.enquiry_senders set window_start = now() - interval '25 hours';
     update private.enquiry_days set day = day - 8; select private.forget_senders()`,
  )
  const { rows } = await database.query('select from private.enquiry_senders, private.enquiry_days')
  expect(rows).toEqual([])
})

it('searches the first 300 characters of a message', async () => {
  await store({ message: `${'x'.repeat(293)} beyond ${'y'.repeat(300)} never` })
  const { rows } = await database.query('select search_text from public.product_enquiries')
  expect(rows[0]?.search_text).toMatch(/x beyond$/)
})
