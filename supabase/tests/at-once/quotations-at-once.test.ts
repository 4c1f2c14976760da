import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { addOutlet } from '../appointment-fixtures.ts'
import { claimsOf, createCallers } from '../callers.ts'

// The embedded database has one connection, so only a real server can show that no two papers share a number.

const line = { label: 'Price', taker: 'dealer', isOptional: false, isEstimate: false }
const sheet = {
  day: '2026-11-27',
  name: 'A',
  lines: [{ ...line, id: 'ex_showroom', paise: 9_000_000 }],
  isFrom: false,
  rules: [],
  covers: [],
  gstin: '',
  gst: null,
  loan: null,
}

describe.skipIf(!programs)(`staff who make quotations at once${noPostgres}`, () => {
  let server: PostgresServer
  let connections: postgres.Sql

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    await createCallers(server)
    connections = postgres(server.url, { max: 60, onnotice: () => undefined })
    await addOutlet((query, params) => server.query(query, params), 1, [])
    await connections`insert into public.vehicles (bike_name, display_name, category, body_type, price_paise)
      values ('A', 'A', 'scooter', 'commuter', 9000000)`
  }, 60_000)
  afterAll(async () => {
    await connections?.end()
    await server?.close()
  })
  beforeEach(() => server.script('truncate public.leads, private.paper_numbers cascade'))

  const act = (work: (sql: postgres.TransactionSql) => Promise<postgres.Row[]>): Promise<postgres.Row> =>
    connections.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf('active'))}, true)`
      const [row] = await work(sql)
      return row ?? {}
    })
  const make = (lead: string, after: object = {}, lines = sheet.lines) => {
    const given = { id: randomUUID(), outlet_id: 1, bike_name: 'A', sheet: { ...sheet, lines }, ...after }
    return act(
      (sql) => sql`select made ->> 'outcome' as outcome, made -> 'quotation' ->> 'number' as number,
        made -> 'quotation' ->> 'firstId' as first, (made -> 'quotation' ->> 'version')::int as version
        from private.make_quotation(${lead}, ${sql.json({ variant: '', colour: '', ...given })}) as made`,
    )
  }
  async function addLeads(count: number): Promise<string[]> {
    const rows = await connections`
      insert into public.leads (enquiry_table, enquiry_id, family, mobile, created_at)
      select 'product_enquiries', gen_random_uuid(), 'sales', '', now() from generate_series(1, ${count})
      returning id::text`
    return rows.map(({ id }) => String(id))
  }
  const places = (rows: postgres.Row[]) =>
    rows.map(({ number }) => Number(String(number).split('/').at(-1))).toSorted((one, other) => one - other)
  const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

  it('200 of them get 200 consecutive numbers, also while others fail', async () => {
    const leads = await addLeads(250)
    const work = leads.map((lead, at) =>
      // The colour is too long for its column: the transaction takes a number and is undone.
      at % 5 === 4
        ? make(lead, { colour: 'x'.repeat(81) }).then(
            () => Promise.reject(new Error('It was made.')),
            () => undefined,
          )
        : make(lead),
    )
    const made = (await Promise.all(work)).filter((row) => row !== undefined)
    expect(made).toHaveLength(200)
    expect(places(made)).toEqual(upTo(200))
  })

  it('of twenty who change one version at once one makes the next, and the others are told', async () => {
    const [lead = ''] = await addLeads(1)
    const { first } = await make(lead)
    const rows = await Promise.all(upTo(20).map(() => make(lead, { first_id: first, version: 1 })))
    expect(rows.filter(({ outcome }) => outcome === 'made').map(({ version }) => version)).toEqual([2])
    expect(rows.filter(({ outcome }) => outcome === 'changed')).toHaveLength(19)
    expect(places([await make(lead)])).toEqual([2])
  })

  it('numbers begin anew with the financial year, on the first of April in India', async () => {
    const words = async (day: string, place: number) => {
      const [row] = await connections`select private.paper_number('Q', ${day}::date, ${place}) as number`
      return row?.number
    }
    expect(await words('2026-04-01', 1)).toBe('Q/26-27/0001')
    expect(await words('2027-03-31', 9999)).toBe('Q/26-27/9999')
    expect(await words('2027-03-31', 10_000)).toBe('Q/26-27/10000')
    expect(await words('2099-04-01', 1)).toBe('Q/99-00/0001')
    const take = async (series: string, day: string) => {
      const [row] = await connections`select private.take_number(${series}, ${day}::date) as place`
      return row?.place
    }
    expect(await take('quotation', '2027-03-31')).toBe(1)
    expect(await take('quotation', '2027-04-01')).toBe(1)
    expect(await take('quotation', '2027-03-31')).toBe(2)
    expect(await take('voucher', '2027-03-31')).toBe(1)
  })
})
