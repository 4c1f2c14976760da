import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.script('truncate private.charges'))

interface Budget {
  name: string
  minutes: number
  of_one: string
  of_address: string | null
  of_network: string | null
  of_all: string | null
}

/** The server's name for an address in a network. */
const sender = (address: number, network: number) =>
  String(address).padStart(32, '0') + String(network).padStart(32, '0')

async function charge(budget: string, amount: number, from: string): Promise<Date | null> {
  const { rows } = await database.query('select private.charge($1, $2) as opens_at', [
    from,
    { [budget]: amount },
  ])
  return (rows[0]?.opens_at as Date | null) ?? null
}

const used = async (payer: string) =>
  (
    await database.query('select sum(amount)::integer as amount from private.charges where payer = $1', [
      payer,
    ])
  ).rows[0]?.amount ?? 0

it('leaves a sixth visitor a yes once five networks have used up theirs, for every budget of all', async () => {
  const { rows } = await database.query(
    'select * from private.budgets where of_all is not null order by name',
  )
  const budgets = rows as unknown as Budget[]
  expect(budgets.length).toBeGreaterThan(8)
  for (const { name, of_one, of_address, of_network } of budgets) {
    const one = Number(of_one)
    for (let network = 1; network <= 5; network++) {
      let left = Number(of_network)
      // As many addresses of the network as it takes, each up to its own limit.
      for (let address = 0; left > 0; address++) {
        const amount = Math.min(left, Number(of_address ?? of_network))
        expect(await charge(name, amount, sender(address, network)), name).toBeNull()
        left -= amount
      }
      expect(await charge(name, 1, sender(99, network)), name).not.toBeNull()
    }
    expect(await charge(name, one, sender(0, 6)), `${name}: a sixth visitor`).toBeNull()
  }
})

it('can be given no numbers with which five networks shut everybody out', async () => {
  const five = { name: 'x', minutes: 10, of_one: 2, of_network: 10, of_all: 51 }
  const add = (budget: object) =>
    database.query(
      'insert into private.budgets select * from jsonb_populate_record(null::private.budgets, $1)',
      [budget],
    )
  await expect(add(five)).rejects.toMatchObject({ code: '23514' })
  await expect(add({ ...five, of_network: null })).rejects.toMatchObject({ code: '23514' })
})

it('is the same number whether bytes or calls are meant, and nothing of a refused call is charged', async () => {
  await database.script(
    `insert into private.budgets (name, minutes, of_address, of_network) values ('of a test', 10, 10, 15)`,
  )
  expect(await charge('of a test', 10, sender(1, 1))).toBeNull()
  expect(await charge('of a test', 1, sender(1, 1))).not.toBeNull()
  expect(await charge('of a test', 6, sender(2, 1))).not.toBeNull()
  expect(await used(`network ${sender(1, 1).slice(32)}`)).toBe(10)
  expect(await charge('of a test', 5, sender(2, 1))).toBeNull()
  expect(await charge('of a test', 10, sender(1, 2))).toBeNull()
})

it('says when it is free again: ten minutes after the first use, or at the next midnight in India', async () => {
  const { rows } = await database.query(
    `select now() + interval '10 minutes' as ten, private.indian_day_start(private.indian_day(now()) + 1) as midnight`,
  )
  const { ten, midnight } = rows[0] as { ten: Date; midnight: Date }
  for (let time = 0; time < 24; time++) await charge('addresses for photographs', 1, sender(1, 1))
  const soon = await charge('addresses for photographs', 1, sender(1, 1))
  expect(Math.abs(Number(soon) - Number(ten))).toBeLessThan(60_000)
  for (let time = 0; time < 60; time++) await charge('booked times', 1, sender(1, 1))
  expect(await charge('booked times', 1, sender(1, 1))).toEqual(midnight)
})

it('begins anew when its time is over, and forgets what is over', async () => {
  for (let time = 0; time < 60; time++) await charge('slips in ten minutes', 1, sender(1, 1))
  expect(await charge('slips in ten minutes', 1, sender(1, 1))).not.toBeNull()
  await database.script(`update private.charges set ends_at = now() - interval '1 second'`)
  expect(await charge('slips in ten minutes', 1, sender(1, 1))).toBeNull()
  expect(await used(`address ${sender(1, 1)}`)).toBe(1)
})

// Files are charged by what lies in their bucket, not by a count.

const ask = async (bucket: string, size: number, from: string) => {
  const { rows } = await database.query('select take_upload($1, $2, $3, $4) as opens_at', [
    bucket,
    `${randomUUID().replaceAll('-', '').repeat(2)}.${bucket === 'photos' ? 'webp' : 'pdf'}`,
    size,
    from,
  ])
  return (rows[0]?.opens_at as Date | null) ?? null
}

const inForm = async (size: number, from: string) => {
  const path = `${randomUUID().replaceAll('-', '').repeat(2)}.pdf`
  const { rows } = await database.query('select take_form_resume($1, $2, $3, $4) as opens_at', [
    path,
    size,
    from,
    randomUUID(),
  ])
  return (rows[0]?.opens_at as Date | null) ?? null
}

/** Lets every noted file come, each with so many bytes, or as many as announced. */
const arrive = (bytes?: number) =>
  database.query(
    `insert into storage.objects (bucket_id, name, metadata)
     select bucket, path, jsonb_build_object('size', coalesce($1::integer, size)) from private.uploads
     on conflict do nothing`,
    [bytes ?? null],
  )

const kinds = [
  ['photos', 2 * 1024 * 1024, ask],
  ['resumes', 10 * 1024 * 1024, ask],
  ['resumes in forms', 4 * 1024 * 1024, (_: string, size: number, from: string) => inForm(size, from)],
] as const

/** Five networks ask for as many of the largest files as they get, from addresses of their own. */
async function fill(bucket: string, size: number, take: typeof ask): Promise<number> {
  let files = 0
  for (let network = 1; network <= 5; network++)
    for (let address = 0; address < 4; address++)
      while (!(await take(bucket, size, sender(address, network)))) files++
  return files
}

it.each(kinds)(
  '%s: what five networks announce or send leaves a sixth visitor a yes',
  async (name, size, take) => {
    const bucket = name === 'photos' ? 'photos' : 'resumes'
    await database.script('delete from storage.objects; truncate private.uploads')
    const files = await fill(bucket, size, take)
    expect(files).toBeGreaterThan(15)
    expect(await take(bucket, size, sender(0, 6))).toBeNull()
    await arrive()
    await fill(bucket, size, take)
    await arrive()
    expect(await take(bucket, size, sender(0, 7))).toBeNull()
  },
)

it('takes résumés in forms whatever signed addresses took, and the other way round', async () => {
  await database.script('delete from storage.objects; truncate private.uploads')
  const note = (isSigned: boolean) =>
    database.query(
      `insert into private.uploads (path, bucket, size, sender, is_signed)
       select md5($1 || n::text) || md5(n::text) || '.pdf', 'resumes', 10485760, repeat(n::text, 32), $1 = 'true'
       from generate_series(1, 25) n`,
      [String(isSigned)],
    )
  await note(true)
  await arrive()
  expect(await ask('resumes', 1, sender(1, 1))).not.toBeNull()
  expect(await inForm(4_000_000, sender(1, 1))).toBeNull()
  await database.script('delete from storage.objects; truncate private.uploads')
  await note(false)
  await arrive()
  expect(await inForm(1, sender(1, 1))).not.toBeNull()
  expect(await ask('resumes', 10_485_760, sender(1, 1))).toBeNull()
})

it('charges nothing for an address that was not used in 15 minutes, and all that came to its network', async () => {
  await database.script('delete from storage.objects; truncate private.uploads')
  const mb = 1024 * 1024
  for (let file = 0; file < 4; file++) expect(await ask('resumes', 10 * mb, sender(1, 1))).toBeNull()
  const opensAt = await ask('resumes', 10 * mb, sender(1, 1))
  expect(Number(opensAt) - Date.now()).toBeLessThan(16 * 60_000)
  expect(await ask('resumes', 8 * mb, sender(2, 1))).toBeNull()
  await database.script(`update private.uploads set signed_at = now() - interval '15 minutes'`)
  for (let file = 0; file < 4; file++) expect(await ask('resumes', 10 * mb, sender(1, 1))).toBeNull()
})

it('lets nobody take the room of all with files that are larger than announced, and names them for the sweep', async () => {
  await database.script('delete from storage.objects; truncate private.uploads')
  for (let network = 1; network <= 5; network++)
    for (let file = 0; file < 10; file++) expect(await ask('resumes', 1, sender(1, network))).toBeNull()
  await arrive(10 * 1024 * 1024)
  expect(await ask('resumes', 1, sender(2, 1))).not.toBeNull()
  expect(await ask('resumes', 10 * 1024 * 1024, sender(1, 6))).toBeNull()
  const { rows } = await database.query('select count(*)::integer as count from unclaimed_resumes()')
  expect(rows).toEqual([{ count: 50 }])
})
