import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import type { Order, OrderPage } from '#contract/orders/orders.ts'
import type { StockRow } from '#contract/stock/stock.ts'
import type { CountedRow, ImportedStock, StockPage } from '#contract/stock/stock-counts.ts'
import type { FreeUnit, StockAgeing } from '#contract/stock/stock-units.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import {
  type Caller,
  insertColours,
  insertVehicle,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'
import { addOutlet, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let vehicleId = 0
const variants: Record<string, number> = {}
const colours: Record<string, number> = {}
const callers: Record<string, Caller> = {}
const by = (userId: string) => callers[userId] as Caller

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, [])
  await addOutlet(run, 2, [])
  vehicleId = await insertVehicle(api.db)
  await api.db.sql(`insert into public.former_names (name, vehicle_id) values ('SP-OLD', $1)`, [vehicleId])
  for (const [name, paise] of [
    ['Drum', 8_500_000],
    ['Disc', 9_000_000],
  ] as const) {
    const [row] = await api.db.sql<{ id: number }>(
      'insert into public.variants (vehicle_id, name, price_paise) values ($1, $2, $3) returning id',
      [vehicleId, name, paise],
    )
    variants[name] = row?.id ?? 0
  }
  Object.assign(colours, await insertColours(api.db, vehicleId, ['Red', 'Black']))
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['manager', 'manager', []],
    ['sales', 'sales', []],
    ['far', 'sales', [2]],
    ['service', 'service', []],
    ['hr', 'people', []],
  ] as const)
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.product_enquiries', 'public.orders', 'public.stock'])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql(`update public.site_parts set is_on = true where id = 'stock'`)
})

const key = (variant: string, colour: string) => ({
  vehicleId,
  variantId: variants[variant] ?? 0,
  colourId: colours[colour] ?? 0,
})
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const count = (
  counts: [variant: string, colour: string, counted: number][],
  { outletId = 1, countedAt = new Date().toISOString(), userId = 'sales' } = {},
) =>
  by(userId).call('PATCH', '/api/stock', {
    body: {
      outletId,
      countedAt,
      counts: counts.map(([variant, colour, counted]) => ({ ...key(variant, colour), counted })),
    },
  })
const rowOf = (page: StockPage, variant: string, colour: string) =>
  page.models[0]?.rows.find((row) => row.variant === variant && row.colour === colour) as CountedRow
const seen = async () =>
  ((await api.caller().call('GET', '/api/stock/SP125')).body as { rows: StockRow[] }).rows
const free = async (variant: string, colour: string) => {
  const row = (await seen()).find((each) => each.variant === variant && each.colour === colour)
  return row?.countedAt ? row.places.reduce((sum, place) => sum + place.free, 0) : undefined
}
const linesOfTrail = () =>
  api.db.sql<{ before: string; after: string }>(
    `select before, after from public.audit_events where table_name = 'stock' order by created_at`,
  )
const today = indianDay(new Date())

async function bookedOrder(given: object = {}): Promise<Order> {
  const sent = testRide()
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2)`, [sent, randomUUID()])
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
    sent.id,
  ])
  const answer = await by('sales').call('POST', '/api/orders', {
    body: {
      id: randomUUID(),
      leadId: lead?.id,
      outletId: 1,
      bikeName: 'SP125',
      variant: 'Disc',
      colour: 'Red',
      price: '1,05,000',
      steps: planDays(today, today, orderStepIds),
      ...given,
    },
  })
  return answer.body as Order
}
const step = (id: string, name: string, more: object = {}, userId = 'owner') =>
  by(userId).call('PATCH', `/api/orders/${id}/steps`, { body: { step: name, doneOn: today, ...more } })
const setAside = (id: string, more: object = {}) => step(id, 'vehicle-set-aside', more)
const handOver = (id: string) => step(id, 'handed-over', { releasedBecause: 'Other state' })

test('a count stands on the page of its outlet and is what visitors see, with its time', async () => {
  const counted = await count([
    ['Disc', 'Red', 2],
    ['Disc', 'Black', 0],
  ])
  expect(counted.status).toBe(200)
  const page = counted.body as StockPage
  expect(rowOf(page, 'Disc', 'Red')).toMatchObject({ counted: 2, setAside: 0, countedBy: 'sales' })
  expect(rowOf(page, 'Drum', 'Red')).toMatchObject({ counted: null, countedAt: null })
  expect(page.models[0]?.rows.map(({ variant, colour }) => `${variant} ${colour}`)).toEqual([
    'Drum Red',
    'Drum Black',
    'Disc Red',
    'Disc Black',
  ])
  const answer = await api.caller().call('GET', '/api/stock/SP125')
  expect(answer.headers.get('netlify-cache-tag')).toContain('stock')
  expect(answer.headers.get('netlify-cdn-cache-control')).toMatch(
    /s-maxage=(60|59|58), stale-while-revalidate=0/,
  )
  const { rows } = answer.body as { rows: StockRow[] }
  expect(rows).toMatchObject([
    { variant: 'Disc', colour: 'Red', places: [{ outletId: 1, outlet: 'Outlet 1', free: 2 }], wait: null },
    { variant: 'Disc', colour: 'Black', places: [] },
  ])
})

test('a count older than 48 hours is told to nobody, and the part that is off tells nothing', async () => {
  await count([['Disc', 'Red', 2]], { countedAt: hoursAgo(47.9) })
  expect(await free('Disc', 'Red')).toBe(2)
  await api.db.sql(`update public.stock set counted_at = now() - interval '48 hours 1 minute'`)
  expect(await seen()).toEqual([])
  await count([['Disc', 'Red', 2]])
  await api.db.sql(`update public.site_parts set is_on = false where id = 'stock'`)
  expect(await seen()).toEqual([])
  expect((await api.caller().call('GET', '/api/stock/NONE')).body).toEqual({ rows: [] })
})

test('of two counts the newer moment wins, whichever arrives first, and the trail keeps both', async () => {
  await count([['Disc', 'Red', 3]], { countedAt: hoursAgo(1), userId: 'owner' })
  const late = await count([['Disc', 'Red', 5]], { countedAt: hoursAgo(2) })
  expect(rowOf(late.body as StockPage, 'Disc', 'Red')).toMatchObject({ counted: 3, countedBy: 'owner' })
  // A phone whose clock goes fast counts now, and keeps no later count out.
  await count([['Disc', 'Red', 7]], { countedAt: hoursAgo(-5) })
  await count([['Disc', 'Red', 1]])
  expect(await free('Disc', 'Red')).toBe(1)
  const lines = (await linesOfTrail()).slice(-4)
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    ['SP125 Disc Red: not counted', 'SP125 Disc Red: 3'],
    ['', 'counted earlier than what stands: SP125 Disc Red: 5'],
    ['SP125 Disc Red: 3', 'SP125 Disc Red: 7'],
    ['SP125 Disc Red: 7', 'SP125 Disc Red: 1'],
  ])
})

test('numbers that did not change are confirmed: their moment is new, and the trail says how many', async () => {
  await count(
    [
      ['Disc', 'Red', 3],
      ['Disc', 'Black', 0],
    ],
    { countedAt: hoursAgo(40) },
  )
  const confirmed = await count([
    ['Disc', 'Red', 3],
    ['Disc', 'Black', 0],
  ])
  const { countedAt } = rowOf(confirmed.body as StockPage, 'Disc', 'Red')
  expect(Date.now() - Date.parse(countedAt ?? '')).toBeLessThan(60_000)
  expect((await linesOfTrail()).at(-1)?.after).toBe('2 numbers confirmed')
})

test('a count below nothing, of an unknown kind or by somebody without the right changes nothing', async () => {
  expect((await count([['Disc', 'Red', -1]])).status).toBe(422)
  expect((await count([['Disc', 'Red', 1.5]])).status).toBe(422)
  expect((await count([['Disc', 'Red', 1]], { userId: 'service' })).status).toBe(403)
  expect((await count([['Disc', 'Red', 1]], { userId: 'hr' })).status).toBe(403)
  expect((await count([['Disc', 'Red', 1]], { userId: 'far' })).status).toBe(422)
  expect((await count([['Gone', 'Red', 1]])).status).toBe(200)
  expect(await api.db.sql('select from public.stock')).toEqual([])
  expect((await by('hr').call('GET', '/api/stockCounts')).status).toBe(403)
  expect(((await by('far').call('GET', '/api/stockCounts?outlet=1')).body as StockPage).outletId).toBe(2)
})

const bring = (lines: object[], isDry = false, userId = 'manager') =>
  by(userId).call('POST', '/api/stockImports', { body: { isDry, lines } })
const line = (given: object = {}) => ({
  outlet: 'Outlet 1',
  model: 'SP125',
  variant: 'Disc',
  colour: 'Red',
  count: '2',
  ...given,
})

test('a list is counted whole or not at all; each wrong line says what is wrong with it', async () => {
  const wrong = [
    line(),
    line({ outlet: 'Nowhere' }),
    line({ model: 'Unknown' }),
    line({ variant: '' }),
    line({ colour: 'Pink' }),
    line({ colour: 'Black', count: '-1' }),
    line({ variant: 'Drum', count: 'two' }),
    line({ variant: 'disc', colour: 'RED' }),
  ]
  const answer = await bring(wrong)
  const said = answer.body as ImportedStock
  expect([answer.status, said.isDone, said.message]).toEqual([
    200,
    false,
    'Nothing is counted: 7 lines are wrong.',
  ])
  expect(said.lines.map(({ fault }) => fault)).toEqual([
    null,
    'outlet',
    'model',
    'variant',
    'colour',
    'count',
    'count',
    'twice',
  ])
  expect(said.lines[5]?.words).toBe('A count is never below 0.')
  expect(await api.db.sql('select from public.stock')).toEqual([])
})

test('a dry run says what would change; a former name counts the model of today', async () => {
  await count([['Disc', 'Red', 1]])
  const lines = [line({ model: 'sp-old', count: '4' }), line({ outlet: 'outlet 2', colour: 'Black' })]
  const dry = (await bring(lines, true)).body as ImportedStock
  expect(dry).toMatchObject({ isDone: false, message: '2 numbers would change.' })
  expect(dry.lines).toMatchObject([
    { before: 1, counted: 4 },
    { before: null, counted: 2 },
  ])
  expect(await free('Disc', 'Red')).toBe(1)
  expect((await bring(lines)).body).toMatchObject({ isDone: true })
  expect([await free('Disc', 'Red'), await free('Disc', 'Black')]).toEqual([4, 2])
  expect((await bring(lines, true, 'sales')).status).toBe(403)
})

test('a vehicle that is set aside is free for nobody else, until the step or the order is taken back', async () => {
  await count([['Disc', 'Red', 1]])
  const [first, second] = [await bookedOrder(), await bookedOrder()]
  expect((await setAside(first.id)).status).toBe(200)
  expect(await free('Disc', 'Red')).toBe(0)
  const refused = await setAside(second.id)
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    422,
    expect.stringMatching(/^No vehicle of this variant and colour is free at this outlet/),
  ])
  // What is set aside is of one kind, so the order keeps its variant until the step is taken back.
  const other = await by('sales').call('PATCH', `/api/orders/${first.id}`, { body: { colour: 'Black' } })
  expect(other.status).toBe(409)
  expect((await step(first.id, 'vehicle-set-aside', { doneOn: null })).status).toBe(200)
  expect((await setAside(second.id)).status).toBe(200)
  const { data } = (await by('sales').call('POST', '/api/orders/list', { body: {} })).body as OrderPage
  const version = data.find(({ id }) => id === second.id)?.version
  const cancelled = await by('sales').call('POST', `/api/orders/${second.id}/cancel`, {
    body: { version, because: 'changed-mind' },
  })
  expect(cancelled.status).toBe(200)
  expect(await free('Disc', 'Red')).toBe(1)
})

test('handing over takes the vehicle off the floor, and taking that back puts it there again', async () => {
  await count([['Disc', 'Red', 2]])
  const order = await bookedOrder()
  await setAside(order.id)
  expect((await handOver(order.id)).status).toBe(200)
  const stands = async () =>
    rowOf((await by('sales').call('GET', '/api/stockCounts')).body as StockPage, 'Disc', 'Red')
  expect(await stands()).toMatchObject({ counted: 1, setAside: 0 })
  expect(await free('Disc', 'Red')).toBe(1)
  await step(order.id, 'handed-over', { doneOn: null })
  expect(await stands()).toMatchObject({ counted: 2, setAside: 1 })
  // An order that set nothing aside takes a free one with it.
  const quick = await bookedOrder()
  await handOver(quick.id)
  expect(await stands()).toMatchObject({ counted: 1, setAside: 1 })
  await step(quick.id, 'handed-over', { doneOn: null })
  expect(await stands()).toMatchObject({ counted: 2, setAside: 1 })
})

test('a hand-over of a day before the count lowers it no more, and taking that back raises nothing', async () => {
  await count([['Disc', 'Red', 2]], { countedAt: hoursAgo(40) })
  const [before, since] = [await bookedOrder(), await bookedOrder()]
  const daysAgo = (days: number) => indianDay(new Date(Date.now() - days * 86_400_000))
  await api.db.sql(`update public.order_steps set done_on = done_on - 9 where step = 'booked'`)
  await setAside(before.id, { doneOn: daysAgo(3) })
  await count([['Disc', 'Red', 1]])
  const stands = async () =>
    rowOf((await by('sales').call('GET', '/api/stockCounts')).body as StockPage, 'Disc', 'Red')
  const gone = { doneOn: daysAgo(2), releasedBecause: 'Other state' }
  expect((await step(before.id, 'handed-over', gone)).status).toBe(200)
  expect(await stands()).toMatchObject({ counted: 1, setAside: 0 })
  await step(before.id, 'handed-over', { doneOn: null })
  expect(await stands()).toMatchObject({ counted: 1, setAside: 1 })
  // A count since a hand-over counted what is taken back.
  await step(before.id, 'handed-over', gone)
  await handOver(since.id)
  await count([['Disc', 'Red', 5]])
  await step(since.id, 'handed-over', { doneOn: null })
  expect((await stands()).counted).toBe(5)
})

test('a hand-over that waited on a device until after a count of the same day is not subtracted twice', async () => {
  await count([['Disc', 'Red', 2]], { countedAt: hoursAgo(3) })
  const order = await bookedOrder()
  await setAside(order.id)
  const counted = new Date(Date.now() - 1000)
  const saidAt = new Date(counted.getTime() - 1000).toISOString()
  await count([['Disc', 'Red', 1]], { countedAt: counted.toISOString() })
  const stands = async () =>
    rowOf((await by('sales').call('GET', '/api/stockCounts')).body as StockPage, 'Disc', 'Red')
  // Both are of one day also just after midnight in India.
  const doneOn = indianDay(counted)
  await api.db.sql(`update public.order_steps set done_on = done_on - 1 where step = 'booked'`)
  await step(order.id, 'handed-over', { doneOn, saidAt, releasedBecause: 'Other state' })
  expect(await stands()).toMatchObject({ counted: 1, setAside: 0 })
  await step(order.id, 'handed-over', { doneOn: null })
  expect(await stands()).toMatchObject({ counted: 1, setAside: 1 })
  // Said after the count, it lowers the count.
  await step(order.id, 'handed-over', { doneOn, releasedBecause: 'Other state' })
  expect(await stands()).toMatchObject({ counted: 0, setAside: 0 })
})

test('nothing that was not counted holds an order up, nor does a part that is off', async () => {
  const order = await bookedOrder()
  expect((await setAside(order.id)).status).toBe(200)
  await count([['Disc', 'Red', 0]])
  await api.db.sql(`update public.site_parts set is_on = false where id = 'stock'`)
  const other = await bookedOrder()
  expect((await setAside(other.id)).status).toBe(200)
})

const note = (chassisEnd: string, more: object = {}, userId = 'sales') =>
  by(userId).call('POST', '/api/stockUnits', {
    body: { outletId: 1, ...key('Disc', 'Red'), chassisEnd, receivedOn: today, ...more },
  })
const ageing = async (query = '', userId = 'owner') =>
  (await by(userId).call('GET', `/api/stockAgeing${query}`)).body as StockAgeing

test('single vehicles are listed from the longest on, with rupees, and one is promised to one order', async () => {
  expect((await note('ab12cd')).status).toBe(422)
  await count([['Disc', 'Red', 3]])
  const daysAgo = (days: number) => indianDay(new Date(Date.now() - days * 86_400_000))
  expect((await note('ab12cd', { receivedOn: daysAgo(61) })).status).toBe(201)
  expect((await note('AB12CD')).status).toBe(422)
  expect((await note('12345')).status).toBe(422)
  expect((await note('EF34GH', { receivedOn: daysAgo(-1) })).status).toBe(422)
  await note('EF34GH', { receivedOn: daysAgo(10) })
  const { totals, units } = await ageing()
  expect(units.map(({ chassisEnd, days, price }) => [chassisEnd, days, price])).toEqual([
    ['AB12CD', 61, 90_000],
    ['EF34GH', 10, 90_000],
  ])
  expect(totals).toEqual({
    all: { units: 2, rupees: 180_000 },
    from45: { units: 1, rupees: 90_000 },
    from60: { units: 1, rupees: 90_000 },
    from90: { units: 0, rupees: 0 },
  })
  expect((await ageing('', 'far')).units).toEqual([])

  const unitId = units[0]?.id
  const [first, second] = [await bookedOrder(), await bookedOrder()]
  const offered = async (id: string, userId = 'sales') => {
    const { status, body } = await by(userId).call('GET', `/api/orders/${id}/units`)
    return status === 200 ? (body as { units: FreeUnit[] }).units.map(({ chassisEnd }) => chassisEnd) : status
  }
  expect(await offered(second.id)).toEqual(['AB12CD', 'EF34GH'])
  expect(await offered(second.id, 'far')).toBe(404)
  expect(await offered((await bookedOrder({ colour: 'Black' })).id)).toEqual([])
  expect((await setAside(first.id, { unitId })).status).toBe(200)
  expect(await offered(second.id)).toEqual(['EF34GH'])
  const refused = await setAside(second.id, { unitId })
  expect((refused.body as { error: { fields: object } }).error.fields).toHaveProperty('unitId')
  await handOver(first.id)
  expect((await ageing()).units.map(({ chassisEnd }) => chassisEnd)).toEqual(['EF34GH'])
  const drop = (userId: string) => by(userId).call('DELETE', `/api/stockUnits/${units[1]?.id}`)
  expect((await drop('far')).status).toBe(404)
  expect((await drop('sales')).status).toBe(200)
  expect((await drop('sales')).status).toBe(404)
})

/** Orders of a colour that were handed over so many days after their booking, the last one today. */
async function delivered(days: readonly number[], colour = 'Red') {
  for (const [at, waited] of days.entries()) {
    const { id } = await bookedOrder({ colour })
    await api.db.sql(
      `update public.orders set handed_over_on = $2::date, created_at = ($2::date - $3::int) + time '12:00' where id = $1`,
      [id, indianDay(new Date(Date.now() - at * 86_400_000)), waited],
    )
  }
}

test('a waiting time is the median and the 80th percentile of the last twenty, and of fewer than eight none', async () => {
  await delivered([1, 2, 3, 4, 5, 6, 7])
  expect(await seen()).toEqual([])
  await delivered([30, 30, 30])
  expect(await seen()).toEqual([
    { variant: 'Disc', colour: 'Red', countedAt: null, places: [], wait: { usual: 6, late: 30 } },
  ])
  await api.db.sql('delete from public.product_enquiries')
  // Five old ones of a hundred days, and twenty since then: the old ones count no more.
  await delivered([...Array<number>(20).fill(3), ...Array<number>(5).fill(100)])
  expect((await seen())[0]?.wait).toEqual({ usual: 3, late: 3 })
}, 60_000)

test('erasing a buyer gives the vehicle back and forgets the chassis', async () => {
  await count([['Disc', 'Red', 1]])
  await note('AB12CD')
  const order = await bookedOrder()
  await setAside(order.id, { unitId: (await ageing()).units[0]?.id })
  expect(await free('Disc', 'Red')).toBe(0)
  await by('owner').call('POST', '/api/privacy/erasures', { body: { mobile: '9876543210' } })
  expect(await free('Disc', 'Red')).toBe(1)
  expect(await api.db.sql('select unit_id, is_aside from public.orders')).toEqual([
    { unit_id: null, is_aside: false },
  ])
})
