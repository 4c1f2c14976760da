import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forms } from '#contract/enquiries/forms.ts'
import type { PriceBatchDetails, PriceHistoryEntry, PriceVersion } from '#contract/prices/price-batches.ts'
import { applyDueBatches } from '#server/services/prices/price-batches.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller
let colleague: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller({ userId: 'asha' })
  colleague = await api.staffCaller({ userId: 'bijaya' })
})

afterAll(() => api.close())

/** A model with a variant Drum at the price in rupees and a Disc, 5,000 dearer. */
async function model(bikeName: string, rupees: number, displayName = bikeName): Promise<void> {
  const id = await insertVehicle(api.db, { bikeName, displayName, rupees })
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     values ($1, 'Drum', $2, 1), ($1, 'Disc', $2 + 500000, 2)`,
    [id, rupees * 100],
  )
}

async function version(name: string, variant = ''): Promise<PriceVersion> {
  const all = (await staff.call('GET', '/api/priceVersions')).body as PriceVersion[]
  const found = all.find((one) => one.model === name && one.variant === variant)
  if (!found) throw new Error(`There is no ${name} ${variant}.`)
  return found
}

async function price(name: string, variant = ''): Promise<number> {
  return (await version(name, variant)).price
}

/** A row of a batch: the present price and a new one. */
async function row(name: string, variant: string, after: number | string) {
  const { vehicleId, variantId, price: before } = await version(name, variant)
  return { vehicleId, variantId, before, after }
}

const send = (prices: unknown[], more: object = {}, caller = staff) =>
  caller.call('POST', '/api/priceBatches', { body: { id: randomUUID(), title: 'Diwali', prices, ...more } })
const batchId = (answer: { body: unknown }) => (answer.body as { batch: { id: string } }).batch.id
const details = async (id: string) =>
  (await staff.call('GET', `/api/priceBatches/${id}`)).body as PriceBatchDetails
const history = async (name: string) =>
  ((await staff.call('GET', `/api/priceHistory/${name}`)).body as { entries: PriceHistoryEntry[] }).entries
const trail = async (subject: string) =>
  (await auditLines(api, 'true')).filter((line) => line.subject === subject)

test('many prices are set at once, as people write them, and visitors read them', async () => {
  await model('SP125', 90_000)
  await insertVehicle(api.db, { bikeName: 'SOLO', rupees: 50_000 })
  const body = [
    await row('SP125', 'Drum', '92,200/-'),
    await row('SP125', 'Disc', '₹ 97,200.00'),
    await row('SOLO', '', 51_000),
  ]
  const id = randomUUID()
  const answer = await send(body, { id })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: '3 prices are set.',
      batch: { state: 'applied', by: 'asha', prices: 3, set: 3 },
      changed: [],
    },
  })
  expect((await api.caller().call('GET', '/api/bikeView/SP125')).body).toMatchObject({
    bike: { bikePrice: 92_200 },
  })
  expect((await api.caller().call('GET', '/api/variants/SP125')).body).toMatchObject([
    { name: 'Drum', price: 92_200 },
    { name: 'Disc', price: 97_200 },
  ])
  // The answer was lost, so the same call comes again.
  expect((await send(body, { id })).body).toMatchObject({ batch: { id, state: 'applied' } })

  expect(await trail('Prices · Diwali')).toMatchObject([
    { user_id: 'asha', action: 'Changed', after: '3 of 3 prices set' },
  ])
  expect(await trail('SP125 · Ex-showroom price')).toMatchObject([{ user_id: 'asha', after: '₹92,200' }])
  expect(await trail('SP125 Disc · Ex-showroom price')).toMatchObject([{ after: '₹97,200' }])
})

test('where one price was changed meanwhile, nothing is set and the answer says which, by whom and when', async () => {
  await model('LIVO', 70_000)
  const rows = [await row('LIVO', 'Drum', 71_000), await row('LIVO', 'Disc', 76_000)]
  await colleague.call('PATCH', '/api/managePrice/LIVO', { body: { price: 70_500 } })
  const { body } = await send(rows)
  expect(body).toMatchObject({
    batch: null,
    changed: [
      { variantId: rows[0]?.variantId, price: 70_500, by: 'bijaya', at: expect.stringMatching(/Z$/) },
    ],
  })
  expect(await price('LIVO', 'Disc')).toBe(75_000)
  expect((await send([{ ...rows[0], vehicleId: 999_999 }])).body).toMatchObject({
    changed: [{ price: null }],
  })
})

test('a price with a digit too few is asked about, and set once it is confirmed', async () => {
  await model('DIGIT', 92_000, 'Digit 125')
  const prices = [await row('DIGIT', 'Drum', 9_220)]
  const asked = await send(prices)
  expect(asked.status).toBe(422)
  expect(asked.body).toMatchObject({
    error: {
      fields: { prices: expect.stringContaining('Digit 125 Drum, from ₹92,000 to ₹9,220: is that right?') },
    },
  })
  expect(await price('DIGIT', 'Drum')).toBe(92_000)
  expect((await send(prices, { confirmed: true })).status).toBe(200)
  expect(await price('DIGIT', 'Drum')).toBe(9_220)
})

test('the batch is undone but for prices that somebody set since, for seven days', async () => {
  await model('SHINE', 80_000)
  const id = batchId(await send([await row('SHINE', 'Drum', 82_000), await row('SHINE', 'Disc', 87_000)]))
  const disc = await version('SHINE', 'Disc')
  await colleague.call('PATCH', `/api/variantPrices/${disc.variantId}`, { body: { price: 88_000 } })
  const undo = () => staff.call('POST', `/api/priceBatches/${id}/undo`)
  expect(await undo()).toMatchObject({
    status: 200,
    body: { message: '1 of 2 prices are put back.', batch: { state: 'undone', undoUntil: null } },
  })
  expect(await price('SHINE', 'Drum')).toBe(80_000)
  expect(await price('SHINE', 'Disc')).toBe(88_000)
  expect((await details(id)).rows).toMatchObject([
    { variant: 'Drum', undoOutcome: 'set', found: null },
    { variant: 'Disc', undoOutcome: 'changed', found: { price: 88_000, by: 'bijaya' } },
  ])
  expect((await undo()).status).toBe(200)

  const late = batchId(await send([await row('SHINE', 'Drum', 81_000)]))
  await api.db.sql(
    `update public.price_batches set applied_at = now() - interval '7 days 1 minute' where id = $1`,
    [late],
  )
  expect((await staff.call('POST', `/api/priceBatches/${late}/undo`)).status).toBe(409)
  expect((await details(late)).batch.undoUntil).toBeNull()
  expect(await price('SHINE', 'Drum')).toBe(81_000)
})

test('a batch waits for its midnight in India, and then leaves alone what was changed meanwhile', async () => {
  await model('UNICORN', 110_000)
  const day = '2099-12-01'
  const near = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const rows = [await row('UNICORN', 'Drum', 112_000), await row('UNICORN', 'Disc', 117_000)]
  expect((await send(rows, { day })).status).toBe(422)
  expect((await send(rows, { day: '2020-01-01' })).status).toBe(422)
  const answer = await send(rows, { day: near })
  expect(answer.body).toMatchObject({
    message: '2 prices wait.',
    batch: { state: 'waiting', dueAt: new Date(`${near}T00:00:00+05:30`).toISOString() },
  })
  const id = batchId(answer)
  await colleague.call('PATCH', '/api/managePrice/UNICORN', { body: { price: 111_000 } })
  expect((await details(id)).rows).toMatchObject([
    { found: { price: 111_000, by: 'bijaya' } },
    { found: null },
  ])

  const midnight = Date.parse(`${near}T00:00:00+05:30`)
  expect(await applyDueBatches(new Date(midnight - 1))).toBe(0)
  expect(await price('UNICORN', 'Disc')).toBe(115_000)
  expect(await applyDueBatches(new Date(midnight))).toBe(1)
  expect(await price('UNICORN', 'Disc')).toBe(117_000)
  expect(await price('UNICORN', 'Drum')).toBe(111_000)
  expect(await applyDueBatches(new Date(midnight))).toBe(0)
  const { batch, rows: after } = await details(id)
  expect(batch).toMatchObject({ state: 'applied', set: 1, undoUntil: expect.any(String) })
  expect(after).toMatchObject([
    { outcome: 'changed', found: { price: 111_000, by: 'bijaya' } },
    { outcome: 'set' },
  ])
  // At midnight nobody is signed in, so the trail names the author of the batch.
  expect(await trail('UNICORN Disc · Ex-showroom price')).toMatchObject([
    { user_id: 'asha', after: '₹1,17,000' },
  ])
  expect((await staff.call('POST', `/api/priceBatches/${id}/cancel`)).status).toBe(409)
})

test('what waits is listed first and can be cancelled', async () => {
  await model('HORNET', 130_000)
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const id = batchId(await send([await row('HORNET', 'Drum', 131_000)], { day }))
  expect((await staff.call('GET', '/api/priceBatches')).body).toMatchObject({ 0: { id, state: 'waiting' } })
  expect((await colleague.call('POST', `/api/priceBatches/${id}/cancel`)).body).toMatchObject({
    batch: { state: 'cancelled', endedBy: 'bijaya' },
  })
  expect(await applyDueBatches(new Date(Date.now() + 10 * 86_400_000))).toBe(0)
  expect(await price('HORNET', 'Drum')).toBe(130_000)
})

test('the history has every way in which a price changes', async () => {
  await model('DREAM', 60_000)
  const disc = await version('DREAM', 'Disc')
  await colleague.call('PATCH', '/api/managePrice/DREAM', { body: { price: 61_000 } })
  const id = batchId(await send([await row('DREAM', 'Disc', 66_000)]))
  await staff.call('POST', `/api/priceBatches/${id}/undo`)
  const lastLine = (await trail('DREAM · Ex-showroom price')).at(-1)
  await staff.call('POST', `/api/auditTrail/${lastLine?.id}/takeBack`)
  const { version: seen } = (await staff.call('GET', `/api/catalogue/${disc.vehicleId}`)).body as {
    version: number
  }
  const saved = await staff.call('PATCH', `/api/catalogue/${disc.vehicleId}`, {
    body: {
      expected: seen,
      changes: {
        variants: [
          { name: 'Drum', price: 60_000 },
          { name: 'Disc', price: 67_000 },
        ],
      },
    },
  })
  expect(saved.status).toBe(200)
  expect(
    (await history('DREAM')).map(({ variant, before, after, by, way }) => [variant, before, after, by, way]),
  ).toEqual([
    ['Disc', 65_000, 67_000, 'asha', 'catalogue'],
    ['Drum', 61_000, 60_000, 'asha', 'take-back'],
    ['Disc', 66_000, 65_000, 'asha', 'undo'],
    ['Disc', 65_000, 66_000, 'asha', 'batch'],
    ['Drum', 60_000, 61_000, 'bijaya', 'one'],
    ['Disc', null, 65_000, '', 'import'],
    ['Drum', null, 60_000, '', 'import'],
  ])
  expect((await staff.call('GET', '/api/priceHistory/NOPE')).status).toBe(404)
})

test('open enquiries that were sent at the old price are named, and no others', async () => {
  await model('CB300', 240_000, 'CB 300 F')
  const enquire = (name: string, variant: string) =>
    api.caller().call('POST', '/api/postBooking', {
      body: { ...sampleBody(forms.sendProductEnquiry.body), name, model: 'CB300', variant },
    })
  const first = await enquire('Anu', 'Disc')
  expect(first.status).toBeLessThan(300)
  await enquire('Chandan', 'Drum')
  await enquire('Debi', 'Disc')
  await api.db.sql(`update public.leads set stage = 'lost', lost_because = 'x' where name = 'Debi'`)
  const id = batchId(await send([await row('CB300', 'Disc', 250_000)]))
  await enquire('Esha', 'Disc')
  expect(await details(id)).toMatchObject({
    rows: [{ model: 'CB 300 F', variant: 'Disc' }],
    leads: [
      { name: 'Anu', model: 'CB 300 F', variant: 'Disc', price: 245_000, newPrice: 250_000, stage: 'new' },
    ],
  })
})

test('who is put aside is not named, work is named where it goes on, and who is not to be called is marked', async () => {
  await model('NX500', 590_000)
  const enquire = async (name: string, mobileNo: string) => {
    await api.caller().call('POST', '/api/postBooking', {
      body: { ...sampleBody(forms.sendProductEnquiry.body), name, mobileNo, model: 'NX500', variant: 'Disc' },
    })
    const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where name = $1', [name])
    return lead?.id
  }
  await enquire('Aside', '9437000001')
  const [first, again] = [await enquire('Gita', '9437000002'), await enquire('Gita Das', '9437000002')]
  const [done, late] = [await enquire('Hari', '9437000003'), await enquire('Hari Rao', '9437000003')]
  const merge = 'update public.leads set merged_into = $1 where id = $2'
  await api.db.sql(merge, [first, again])
  await api.db.sql(merge, [done, late])
  await api.db.sql(`update public.leads set stage = 'delivered' where id = $1`, [done])
  await api.db.sql(`update public.leads set is_put_aside = true where name = 'Aside'`)
  await api.db.sql(`insert into public.contact_marks (digits, mark) values ('9437000002', 'do-not-call')`)
  const id = batchId(await send([await row('NX500', 'Disc', 600_000)]))
  expect((await details(id)).leads).toMatchObject([{ id: first, name: 'Gita', marks: ['do-not-call'] }])
})

test('visitors read and change nothing, and a body that is wrong changes nothing', async () => {
  await model('ACTIVA', 75_000)
  const good = await row('ACTIVA', 'Drum', 76_000)
  const visitor = api.caller()
  expect((await send([good], {}, visitor)).status).toBe(401)
  expect((await visitor.call('GET', '/api/priceBatches')).status).toBe(401)
  expect((await visitor.call('GET', '/api/priceHistory/ACTIVA')).status).toBe(401)
  for (const rows of [[], [{ ...good, after: 'free' }], [{ ...good, after: 0 }], Array(501).fill(good)])
    expect((await send(rows)).status).toBe(422)
  // A batch that names one price twice.
  expect((await send([good, good])).status).toBe(422)
  expect(await price('ACTIVA', 'Drum')).toBe(75_000)
})
