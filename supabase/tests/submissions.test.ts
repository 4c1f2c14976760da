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
beforeEach(() => database.script('truncate public.product_enquiries, private.charges'))

const person = { name: 'Asha', mobile: '9876543210', email: 'a@mail.example', model: 'SP125', colour: 'Red' }

async function store(
  given: Record<string, unknown> = {},
  sender = 'an address',
  table = 'product_enquiries',
): Promise<unknown> {
  const enquiry = { id: randomUUID(), submission_hash: 'hash', robot_score: 0, ...person, ...given }
  const { rows } = await database.query(`select store_enquiry($1, $2, $3) ->> 'outcome' as outcome`, [
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
  const { rows } = await database.query(
    `select amount::integer from private.charges where budget = 'forms' and payer = 'address an address'`,
  )
  expect(rows).toEqual([{ amount: 2 }])
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
  await database.script(
    `update private.charges set ends_at = now() where budget = 'forms in ten minutes' and payer like 'address%'`,
  )
  expect(await store()).toBe('stored')
})

const chargeSoFar = (budget: string, amount: number, payer: string) =>
  database.query('update private.charges set amount = $2 where budget = $1 and payer like $3', [
    budget,
    amount,
    `${payer}%`,
  ])

it('takes 400 forms of one address a day', async () => {
  await store()
  await chargeSoFar('forms', 399, 'address')
  expect([await store(), await store()]).toEqual(['stored', 'too_many'])
})

/** The server's name for an address in a network. */
const sender = (address: number, network: string) =>
  `${String(address).padStart(32, '0')}${network.repeat(32)}`

it('takes from all addresses of a network four times what one may send; another network is not held up', async () => {
  const ofNetwork = (network: string) => (number: number) =>
    [{}, sender(number % 6, network)] as Parameters<typeof store>
  expect(await storedOf(490, ofNetwork('a'))).toBe(480)
  expect(await storedOf(1, ofNetwork('b'))).toBe(1)
})

const long = { message: '\u4e00'.repeat(2000) }

it('takes long forms up to the bytes of an address and of a network, and short ones as before', async () => {
  const many = await storedOf(60, () => [long])
  expect(many).toBeGreaterThan(40)
  expect(many).toBeLessThan(50)
  expect(await store(long)).toBe('too_long')
  expect(await storedOf(60, (number) => [long, sender(number, 'a')])).toBe(60)
  expect(await storedOf(60, (number) => [long, sender(number, 'a')])).toBeLessThan(40)
  // Every short form that an address may send is still to be had.
  expect(await storedOf(120, () => [])).toBe(120)
  expect(await store(long, sender(1, 'b'))).toBe('stored')
})

it.each([
  ['short', {}, 'too_many'],
  ['long', long, 'too_long'],
] as const)('lets %s doubtful forms use up bytes of their own alone', async (_, size, refusal) => {
  const name = `bytes of ${refusal === 'too_long' ? 'long ' : ''}doubtful forms`
  await store({ ...size, robot_score: 1 })
  await database.query(
    'update private.charges set amount = of_all from private.budgets where name = budget and budget = $1 and payer = $2',
    [name, 'all'],
  )
  expect(await store({ ...size, robot_score: 2 }, 'doubtful')).toBe(refusal)
  expect(await store(size, 'a visitor')).toBe('stored')
})

it('counts a message of 300 Odia letters, with all that goes along with a form, as short', async () => {
  await storedOf(1, () => [{ message: 'ଅ'.repeat(300), variant: 'Disc', name: 'ଅନିତା ସାହୁ' }])
  const { rows } = await database.query(`select budget from private.charges where budget like 'bytes%'`)
  expect(new Set(rows.map(({ budget }) => budget))).toEqual(new Set(['bytes of forms']))
})

it('takes what waited elsewhere whatever its pace, but no more bytes than its network has', async () => {
  const waited = { created_at: new Date(Date.now() - 3_600_000).toISOString() }
  expect(await storedOf(150, () => [waited])).toBe(150)
  await chargeSoFar('bytes of forms', 4_800_000, 'network')
  expect(await store(waited)).toBe('too_many')
  expect(await store(waited, 'another address')).toBe('stored')
})

it('searches the first 300 characters of a message', async () => {
  await store({ message: `${'x'.repeat(293)} beyond ${'y'.repeat(300)} never` })
  const { rows } = await database.query('select search_text from public.product_enquiries')
  expect(rows[0]?.search_text).toMatch(/x beyond$/)
})
