import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import type { QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import type { LeadQuotations, Quotation } from '#contract/quotations/quotations.ts'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let variantId: number
const callers: Record<string, Caller> = {}

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  const [variant] = await api.db.sql<{ id: number }>(
    `select id from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'SP125') order by sort_order limit 1`,
  )
  variantId = Number(variant?.id)
  for (const [userId, role, outletIds] of [
    ['boss', 'owner', []],
    ['lead', 'manager', []],
    ['seller', 'sales', []],
    ['far', 'sales', [2]],
    ['mechanic', 'service', []],
  ] as const)
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.product_enquiries')
  await api.db.sql('delete from private.paper_numbers')
  await api.db.sql(
    `update public.quotation_settings set sales_limit_paise = 200000, manager_limit_paise = 500000,
       sales_exchange_paise = 1500000, manager_exchange_paise = 4000000, prefix = 'Q', valid_days = 7`,
  )
})

const by = (userId: string) => callers[userId] as Caller

async function newLead(outletId = 1): Promise<string> {
  const id = randomUUID()
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour)
     values ($1, 'Asha', '9876543210', '', 'SP125', 'Red')`,
    [id],
  )
  const [lead] = await api.db.sql<{ id: string }>(
    `update public.leads set outlet_id = $2 where enquiry_id = $1 returning id`,
    [id, outletId],
  )
  return lead?.id ?? ''
}

const question = (change: object = {}) => ({
  id: randomUUID(),
  after: null,
  outletId: 1,
  bikeName: 'SP125',
  variantId,
  colour: '',
  covers: ['personal_accident'],
  accessories: [],
  exchange: 0,
  oldVehicle: '',
  discount: 0,
  loan: null,
  ...change,
})
const ask = (leadId: string, change: object = {}, userId = 'seller') =>
  by(userId).call('POST', `/api/lead/${leadId}/quotations`, { body: question(change) })
const make = async (leadId: string, change: object = {}, userId = 'seller') =>
  (await ask(leadId, change, userId)).body as Quotation
const move = (id: string, act: string, userId = 'seller') =>
  by(userId).call('PATCH', `/api/quotations/${id}`, { body: { act } })
const listOf = async (leadId: string, userId = 'seller') =>
  (await by(userId).call('GET', `/api/lead/${leadId}/quotations`)).body as LeadQuotations
const toDecide = async (userId: string) =>
  ((await by(userId).call('GET', '/api/dashboard')).body as [TodayCounts])[0].waiting.quotations
const sheetOf = async (leadId: string) =>
  (await by('boss').call('GET', `/api/lead/${leadId}`)).body as LeadDetails
const open = (link: string) => api.caller().call('POST', '/api/quotation', { body: { link } })
const agree = (link: string, version: number) =>
  api.caller().call('PATCH', '/api/quotation', { body: { link, version } })

test('a quotation has the lines of the on-road price, what is taken off, and a number of this financial year', async () => {
  const lead = await newLead()
  const { status, body } = await ask(lead, {
    accessories: ['08P70-K0R-D00'],
    exchange: 15_000,
    oldVehicle: 'Splendor 2014',
    discount: 1000,
    loan: { lender: 'A Bank', downPayment: 20_000, months: 36, annualRate: 9.75 },
  })
  expect(status).toBe(201)
  const quotation = body as Quotation
  const { sheet, paise } = quotation
  const slip = (
    await api.caller().call('POST', '/api/priceSlips', {
      body: {
        bikeName: 'SP125',
        variantId,
        loan: true,
        covers: ['personal_accident'],
        accessories: ['08P70-K0R-D00'],
      },
    })
  ).body as { paise: number; lines: { id: string }[]; rules: object[] }
  expect(paise).toBe(slip.paise - 1_600_000)
  expect(sheet.lines.map(({ id }) => id)).toEqual([...slip.lines.map(({ id }) => id), 'exchange', 'discount'])
  expect(sheet.rules).toEqual(slip.rules)
  expect(sheet.loan).toMatchObject({ downPaise: 2_000_000, loanPaise: paise - 2_000_000, months: 36 })
  expect(quotation).toMatchObject({
    number: expect.stringMatching(/^Q\/\d\d-\d\d\/0001$/),
    version: 1,
    state: 'ready',
    discountPaise: 100_000,
    oldVehicle: 'Splendor 2014',
    lender: 'A Bank',
    madeBy: 'seller',
    outlet: { id: 1 },
  })
  expect((await make(await newLead())).number).toMatch(/0002$/)
  // A repeated call with the same id makes nothing.
  const again = question()
  const post = async () =>
    (await by('seller').call('POST', `/api/lead/${lead}/quotations`, { body: again })).body as Quotation
  expect(await post()).toEqual(await post())
  expect(await listOf(lead)).toMatchObject({
    limits: { discount: 2000, exchange: 15_000 },
    quotations: [{ version: 1 }, { version: 1 }],
  })
})

test('the GST inside the price is split once the owner has checked the rate, and not before', async () => {
  const lead = await newLead()
  expect((await make(lead)).sheet.gst).toBeNull()
  const read = async () =>
    (await by('boss').call('GET', '/api/quotationSettings')).body as QuotationSettingsRecord
  const { facts, at } = await read()
  const checked = { ...facts, gstRates: facts.gstRates.map((rate) => ({ ...rate, isChecked: true })) }
  const save = (userId: string, expected = at) =>
    by(userId).call('PATCH', '/api/quotationSettings', { body: { expected, facts: checked } })
  expect([(await save('lead')).status, (await save('seller')).status]).toEqual([403, 403])
  expect((await save('boss')).status).toBe(200)
  // A repeat is the same save; an older page does not write over a newer one.
  expect((await save('boss')).status).toBe(200)
  const { sheet } = await make(lead)
  const price = sheet.lines.find(({ id }) => id === 'ex_showroom')?.paise
  expect(sheet.gst).toMatchObject({ percent: 18, hsn: '8711' })
  expect((sheet.gst?.valuePaise ?? 0) + 2 * (sheet.gst?.halfPaise ?? 0)).toBe(price)
  // A discount lowers the value that is taxed, a vehicle in exchange does not.
  const { sheet: lower } = await make(lead, { discount: 1000, exchange: 5000 })
  expect((lower.gst?.valuePaise ?? 0) + 2 * (lower.gst?.halfPaise ?? 0)).toBe((price ?? 0) - 100_000)
  const other = await by('boss').call('PATCH', '/api/quotationSettings', {
    body: { expected: at, facts: { ...checked, validDays: 30 } },
  })
  expect(other.status).toBe(409)
  await api.db.sql('update public.quotation_settings set gst_rates = $1', [JSON.stringify(facts.gstRates)])
})

test.each([
  ['a model that we do not sell', { bikeName: 'NONE' }, 404],
  ['a variant of another model', { variantId: 1_000_000 }, 422],
  ['a colour that the model does not have', { colour: 'Ultraviolet' }, 422],
  ['more taken off than the whole price', { exchange: 9_000_000 }, 422],
  ['a loan of nothing', { loan: { lender: 'A', downPayment: 9_000_000, months: 12, annualRate: 9 } }, 422],
  ['a discount below zero', { discount: -1 }, 422],
  ['paise', { discount: 10.5 }, 422],
  ['an amount of the browser', { paise: 1 }, 422],
  ['an outlet that there is not', { outletId: 999 }, 422],
])('%s is refused, and takes no number', async (_what, change, status) => {
  const lead = await newLead()
  expect((await ask(lead, change)).status).toBe(status)
  expect((await make(lead)).number).toMatch(/0001$/)
})

test('a discount above the limit waits for who may give it, and cannot be given to the buyer before', async () => {
  const lead = await newLead()
  const before = (await sheetOf(lead)).lead
  const { id, number, state } = await make(lead, { discount: 2001 })
  expect(state).toBe('waiting')
  // The seller cannot give it, so it is no step of the lead, whose promise stays what is next.
  const { nextWhy, nextAt, lateAt, nextStep, dueAt } = before
  expect((await sheetOf(lead)).lead).toMatchObject({ nextWhy, nextAt, lateAt, nextStep, dueAt })
  expect([nextWhy, nextStep, dueAt]).toEqual(['promise', '', null])
  const waits = { leadId: lead, number, discountPaise: 200_100, exchangePaise: 0, madeBy: 'seller' }
  expect(await Promise.all(['lead', 'boss', 'seller', 'mechanic'].map(toDecide))).toEqual([
    [waits],
    [waits],
    [],
    [],
  ])
  expect((await move(id, 'send')).status).toBe(422)
  expect((await move(id, 'approve')).status).toBe(403)
  expect((await move(id, 'approve', 'lead')).body).toMatchObject({ state: 'ready', decidedBy: 'lead' })
  expect((await move(id, 'send')).body).toMatchObject({ state: 'sent' })
  expect((await sheetOf(lead)).lead).toMatchObject({ stage: 'quoted', nextStep: '', dueAt: null })

  // A manager has a limit too, beyond which the owner decides; the manager's own waits likewise.
  expect(await toDecide('lead')).toEqual([])
  const large = await make(lead, { discount: 5001 }, 'lead')
  expect(large.state).toBe('waiting')
  expect(await toDecide('lead')).toEqual([])
  expect((await toDecide('boss')).map(({ discountPaise }) => discountPaise)).toEqual([500_100])
  expect((await move(large.id, 'approve', 'lead')).status).toBe(403)
  expect((await move(large.id, 'refuse', 'boss')).body).toMatchObject({ state: 'refused', decidedBy: 'boss' })
  expect((await move(large.id, 'send', 'boss')).status).toBe(422)
  expect((await make(lead, { discount: 5001 }, 'boss')).state).toBe('ready')
})

test('a yes is asked for the newest version alone, while the lead is worked on', async () => {
  const lead = await newLead()
  const first = await make(lead, { discount: 2001 })
  const after = { firstId: first.firstId, version: 1 }
  const { number } = await make(lead, { after, discount: 2002 })
  expect((await toDecide('lead')).map((one) => [one.number, one.discountPaise])).toEqual([[number, 200_200]])
  await make(lead, { after: { ...after, version: 2 }, discount: 100 })
  expect(await toDecide('lead')).toEqual([])
  await make(lead, { discount: 2003 })
  expect(await toDecide('lead')).toHaveLength(1)
  await api.db.sql(`update public.leads set stage = 'delivered' where id = $1`, [lead])
  expect(await toDecide('lead')).toEqual([])
})

test('an exchange above the limit of a role waits likewise, even without a discount', async () => {
  const lead = await newLead()
  expect(await make(lead, { exchange: 15_000 })).toMatchObject({ state: 'ready', exchangePaise: 1_500_000 })
  const { id, number, state } = await make(lead, { exchange: 40_001 })
  expect(state).toBe('waiting')
  expect(await toDecide('lead')).toEqual([])
  expect(await toDecide('boss')).toEqual([
    { leadId: lead, number, discountPaise: 0, exchangePaise: 4_000_100, madeBy: 'seller' },
  ])
  expect((await move(id, 'approve', 'lead')).status).toBe(403)
  expect((await move(id, 'approve', 'boss')).body).toMatchObject({ state: 'ready', decidedBy: 'boss' })
  expect((await make(lead, { exchange: 40_000 }, 'lead')).state).toBe('ready')
})

test('what was changed is a new version of the number; the old one stays, and two at once are told', async () => {
  const lead = await newLead()
  const first = await make(lead)
  const { firstId } = first
  const second = await make(lead, { after: { firstId, version: 1 }, discount: 500 })
  expect(second).toMatchObject({ number: first.number, version: 2, firstId, paise: first.paise - 50_000 })
  expect((await ask(lead, { after: { firstId, version: 1 }, discount: 700 })).status).toBe(409)
  const { quotations } = await listOf(lead)
  expect(quotations.map(({ version, paise }) => [version, paise])).toEqual([
    [2, second.paise],
    [1, first.paise],
  ])
  // The version of another lead's quotation is none of this lead.
  expect((await ask(await newLead(), { after: { firstId, version: 2 } })).status).toBe(404)
})

test('the buyer reads what was given to them, the newest version of it, and says yes once', async () => {
  const lead = await newLead()
  const first = await make(lead)
  expect((await open(first.link)).status).toBe(404)
  await move(first.id, 'send')
  expect((await open(first.link)).body).toMatchObject({
    number: first.number,
    version: 1,
    isExpired: false,
    name: 'Asha',
  })
  const second = await make(lead, { after: { firstId: first.firstId, version: 1 }, discount: 500 })
  expect(((await open(first.link)).body as OwnQuotation).version).toBe(1)
  await move(second.id, 'send')
  const own = (await open(first.link)).body as OwnQuotation
  expect(own).toMatchObject({ version: 2, paise: second.paise })
  for (const key of ['leadId', 'madeBy', 'decidedBy', 'discountPaise', 'link'])
    expect(own).not.toHaveProperty(key)

  expect((await agree(first.link, 1)).status).toBe(409)
  expect((await agree(first.link, 2)).body).toMatchObject({ state: 'agreed', agreedAt: expect.any(String) })
  expect((await agree(first.link, 2)).status).toBe(200)
  const { lead: worked, events } = await sheetOf(lead)
  expect(worked).toMatchObject({
    stage: 'quoted',
    nextStep: `The buyer says yes to ${first.number}: please ring`,
  })
  expect(worked.nextWhy).toBe('step')
  const said = events.filter(({ kind }) => kind === 'quotation').map(({ words }) => words.split(',')[0])
  expect(said).toEqual(['Made', 'Given to the buyer', 'Made', 'Given to the buyer', 'The buyer says yes'])
})

test('an expired quotation says so and takes no yes; its last day is a whole Indian day', async () => {
  const { id, link } = await make(await newLead())
  await move(id, 'send')
  const until = (day: string) =>
    api.db.sql(`update public.quotations set valid_until = ${day} where id = $1`, [id])
  await until('private.indian_day(now())')
  expect((await open(link)).body).toMatchObject({ isExpired: false })
  await until('private.indian_day(now()) - 1')
  expect((await open(link)).body).toMatchObject({ isExpired: true })
  expect((await agree(link, 1)).status).toBe(409)
})

test('a link that this server did not make, and one whose buyer was erased, opens nothing', async () => {
  const lead = await newLead()
  const { id, link } = await make(lead, { exchange: 5000, oldVehicle: 'OD 05 AB 1234' })
  await move(id, 'send')
  const other = `${randomUUID()}${link.slice(36)}`
  expect([(await open(other)).status, (await open('nonsense')).status]).toEqual([404, 404])
  const erased = await by('boss').call('POST', '/api/privacy/erasures', { body: { mobile: '9876543210' } })
  expect(erased.status).toBe(200)
  expect([(await open(link)).status, (await agree(link, 1)).status]).toEqual([404, 404])
  const [left] = await api.db.sql<{ words: string }>(
    'select quotations::text as words from public.quotations',
  )
  // The whole number, because a random id may hold its digits.
  expect(left?.words).not.toContain('AB 1234')
})

test('the copy of a person has every version with its lines, and after the erasure nothing of the buyer', async () => {
  const lead = await newLead()
  const { number, firstId, paise } = await make(lead, {
    exchange: 5000,
    oldVehicle: 'OD 05 AB 1234',
    loan: { lender: 'Barabati Bank', downPayment: 20_000, months: 12, annualRate: 9 },
  })
  await make(lead, { after: { firstId, version: 1 } })
  const person = { mobile: '9876543210' }
  const file = async () =>
    (await by('boss').call('POST', '/api/privacy/person', { body: person })).body as HeldEnquiry[]
  const held = (await file())[0]?.work?.quotations
  expect(held).toMatchObject([
    { number, version: 1, price: paise / 100, oldVehicle: 'OD 05 AB 1234', lender: 'Barabati Bank' },
    { number, version: 2, oldVehicle: '', lender: '' },
  ])
  expect(held?.[0]?.lines).toContainEqual({ label: 'Your vehicle in exchange', rupees: -5000 })
  await by('boss').call('POST', '/api/privacy/erasures', { body: person })
  expect(await file()).toEqual([])
  for (const table of ['public.quotations', 'public.audit_events', 'public.lead_events', 'private.mails'])
    expect([
      table,
      await api.db.sql(`select from ${table} as kept where kept::text ~ 'AB 1234|Barabati'`),
    ]).toEqual([table, []])
})

test('only who sells, and sees the lead, reads, makes and gives quotations', async () => {
  const lead = await newLead()
  const { id } = await make(lead)
  expect((await by('mechanic').call('GET', `/api/lead/${lead}/quotations`)).status).toBe(403)
  expect((await by('far').call('GET', `/api/lead/${lead}/quotations`)).status).toBe(404)
  expect([(await ask(lead, {}, 'far')).status, (await move(id, 'send', 'far')).status]).toEqual([404, 404])
  // An account of one outlet quotes for that outlet alone.
  const own = await newLead(2)
  expect((await ask(own, { outletId: 1 }, 'far')).status).toBe(422)
  expect((await ask(own, { outletId: 2 }, 'far')).status).toBe(201)
  expect((await api.caller().call('GET', `/api/lead/${lead}/quotations`)).status).toBe(401)
})

/** Makes a quotation past this server, as staff with a token of their own could. */
async function pastTheServer(lead: string, sheet: Quotation['sheet']) {
  const [row] = await api.db.sql<{ name: string }>('select name from public.variants where id = $1', [
    variantId,
  ])
  const { access_token } = await api.db.startSession(await api.db.createStaff({ role: 'sales' }))
  const answer = await api.db.fetch(
    new Request(`${api.db.url}/rest/v1/rpc/make_quotation`, {
      method: 'POST',
      headers: {
        apikey: api.db.publishableKey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        lead_id: lead,
        quotation: {
          id: randomUUID(),
          outlet_id: 1,
          bike_name: 'SP125',
          variant: row?.name,
          colour: '',
          sheet,
        },
      }),
    }),
  )
  return answer.json()
}

test('the database takes no other price than that of the catalogue, whoever calls', async () => {
  const lead = await newLead()
  const { sheet } = await make(lead)
  const cheap = sheet.lines.map((line) => (line.id === 'ex_showroom' ? { ...line, paise: 100 } : line))
  expect(await pastTheServer(lead, { ...sheet, lines: cheap })).toMatchObject({ outcome: 'price' })
  // Another name of what is taken off is a discount all the same.
  const hidden = takenOff(sheet, 'gift', 3000)
  expect(await pastTheServer(lead, { ...sheet, lines: [...sheet.lines, hidden] })).toMatchObject({
    quotation: { state: 'waiting', discountPaise: 300_000 },
  })
})

test('an offer is no discount where it is one of today for the model, once and in its own amount', async () => {
  const offers = await api.db.sql<{ id: string }>(
    `insert into public.offers (title, description, image, models, first_day, last_day, rupees_off)
     select 'Rath Yatra', 'Less.', '/media/offers/1.webp', models, null, last_day, 3000
     from (values ('{SP125}'::text[], null::date), ('{SHINE125}', null), ('{}', private.indian_day(now()) - 1))
       as given (models, last_day)
     returning id`,
  )
  try {
    const lead = await newLead()
    const { sheet, discountPaise, state } = await make(lead)
    const [own, foreign, over] = offers.map(({ id }) => `offer:${id}`)
    expect(sheet.lines).toContainEqual(expect.objectContaining({ id: own, paise: -300_000 }))
    expect({ discountPaise, state }).toEqual({ discountPaise: 0, state: 'ready' })
    const [offer, ...plain] = [...sheet.lines].sort((one) => (one.id === own ? -1 : 1))
    const discountOf = async (...added: object[]) => {
      const lines = [...plain, ...added] as typeof sheet.lines
      const made = (await pastTheServer(lead, { ...sheet, lines })) as { quotation: Quotation }
      return [made.quotation.state, made.quotation.discountPaise]
    }
    expect(await discountOf(offer as object)).toEqual(['ready', 0])
    const madeUp = ['offer:999999', 'offer:', 'offer:gift', foreign, over] as string[]
    for (const id of madeUp)
      expect(await discountOf(takenOff(sheet, id, 3000)), id).toEqual(['waiting', 300_000])
    expect(await discountOf(takenOff(sheet, own as string, 4000))).toEqual(['waiting', 400_000])
    expect(await discountOf(offer as object, offer as object)).toEqual(['waiting', 300_000])
  } finally {
    await api.db.sql('delete from public.offers where title = $1', ['Rath Yatra'])
  }
})

const takenOff = (sheet: Quotation['sheet'], id: string, rupees: number) => ({
  ...(sheet.lines[0] as Quotation['sheet']['lines'][number]),
  id,
  paise: -rupees * 100,
})
