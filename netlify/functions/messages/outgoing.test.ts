import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outgoing } from '#contract/messages/outgoing.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { signedHeaders } from '#server/lib/signature.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { sendOutgoing } from '#server/services/messages/send-outgoing.ts'
import {
  openTheSite,
  type StaffCaller,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'

/** What the other system got, and the status with which it answers. */
const got: { time: string; signature: string; body: string }[] = []
let status = 200
const system = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const { 'x-door-time': time, 'x-door-signature': signature } = request.headers
  got.push({ time: String(time), signature: String(signature), body })
  response.writeHead(status).end()
})

let api: TestApi
let owner: StaffCaller
let manager: StaffCaller
let address: string

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  owner = await api.staffCaller({ role: 'owner' })
  manager = await api.staffCaller({ role: 'manager' })
  address = `http://localhost:${await listenOnFreePort(system)}/hook?secret=s1`
})
afterAll(async () => {
  system.close()
  await api.close()
})
beforeEach(async () => {
  got.length = 0
  status = 200
  await api.db.sql('delete from private.charges')
  await api.db.sql('delete from private.outgoing_messages')
  await save({ address, withPerson: false })
})

const save = (body: object) => owner.call('PATCH', '/api/outgoing', { body })
const read = async () => (await owner.call('GET', '/api/outgoing')).body as Outgoing
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000)
const bodies = () => got.map(({ body }) => JSON.parse(body))

/** A new lead, whose stage a manager moves on; answers its id. */
async function moveOn(mobile = '9876500001'): Promise<string> {
  await api.caller().call('POST', '/finance', {
    body: { name: 'Asha Sahoo', contact: mobile, email: '', model: 'SP125', message: 'Words' },
    headers: { 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0' },
  })
  const [lead] = await api.db.sql<{ id: string }>(
    'select id from public.leads order by created_at desc limit 1',
  )
  const id = lead?.id ?? ''
  const body = { version: 1, stage: 'contacted' }
  expect((await manager.call('PATCH', `/api/lead/${id}`, { body })).status).toBe(200)
  return id
}

test('without an address nothing is written down', async () => {
  await save({ address: '', withPerson: false })
  await moveOn()
  expect((await read()).messages).toEqual([])
  expect(await sendOutgoing(inMinutes(0))).toBe(0)
})

test('a new stage is told once, signed, without a person', async () => {
  const leadId = await moveOn()
  expect(await sendOutgoing(inMinutes(0))).toBe(1)
  expect(await sendOutgoing(inMinutes(0))).toBe(0)
  const { key, messages } = await read()
  const [message] = messages
  expect(bodies()).toEqual([
    {
      id: message?.id,
      event: 'lead.stage_changed',
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      lead: { id: leadId, kind: 'finance', outlet: null },
      before: 'new',
      after: 'contacted',
    },
  ])
  expect(message).toMatchObject({ leadId, kind: 'finance', family: 'sales', state: 'arrived', attempts: 1 })
  const { time = '', signature, body = '' } = got[0] ?? {}
  const at = new Date(Number(time) * 1000)
  expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  expect(signedHeaders({ body, key, at })['x-door-signature']).toBe(signature)
  // What is no new stage tells nobody.
  await manager.call('POST', `/api/lead/${leadId}/touches`, {
    body: { id: randomUUID(), kind: 'note', words: 'Called' },
  })
  expect(await sendOutgoing(inMinutes(0))).toBe(0)
})

test('name and number go along where the owner wants it, and never of whom the ledger or a mark protects', async () => {
  await save({ address, withPerson: true })
  await moveOn()
  await moveOn('9876500002')
  await moveOn('9876500003')
  await api.db.sql(
    `insert into public.contact_marks (digits, mark) select right(mobile_digits, 10), 'do-not-call' from public.leads where mobile_digits like '%9876500002'`,
  )
  await api.db.sql(
    `insert into private.consents (enquiry_table, enquiry_id, kind, number_end)
     select enquiry_table, enquiry_id, 'withdrawal', number_end from public.leads where number_end = '9876500003'`,
  )
  expect(await sendOutgoing(inMinutes(0))).toBe(3)
  expect(bodies().map(({ lead }) => lead.person)).toEqual([
    { name: 'Asha Sahoo', number: expect.stringContaining('9876500001') },
    undefined,
    undefined,
  ])
})

test('a failure is tried again after growing pauses, for a day, and the owner sees what became of it', async () => {
  status = 500
  await moveOn()
  expect(await sendOutgoing(inMinutes(0))).toBe(0)
  expect((await read()).messages[0]).toMatchObject({ state: 'trying', attempts: 1, failure: '500' })
  await sendOutgoing(inMinutes(0))
  expect(got).toHaveLength(1)
  await sendOutgoing(inMinutes(2))
  await sendOutgoing(inMinutes(3))
  expect(got).toHaveLength(2)
  // Each try when it is due, as long as one is.
  const pauses: number[] = []
  let at = inMinutes(2).getTime()
  for (let tries = 0; tries < got.length; ) {
    tries = got.length
    const [due] = await api.db.sql<{ next_at: string }>('select next_at from private.outgoing_messages')
    const next = Date.parse(due?.next_at ?? '') + 1_000
    await sendOutgoing(new Date(next))
    if (got.length > tries) pauses.push(Math.round((next - at) / 60_000))
    at = next
  }
  expect(pauses.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 64, 128])
  expect(Math.max(...pauses)).toBe(240)
  expect(pauses.reduce((sum, one) => sum + one)).toBeLessThan(24 * 60)
  expect(await sendOutgoing(inMinutes(24 * 60 + 1))).toBe(0)
  await api.db.sql(`update private.outgoing_messages set created_at = now() - interval '25 hours'`)
  expect((await read()).messages[0]).toMatchObject({ state: 'given up', failure: '500' })
  await sendOutgoing(inMinutes(24 * 60 * 28))
  expect((await read()).messages).toHaveLength(1)
  await sendOutgoing(inMinutes(24 * 60 * 30))
  expect((await read()).messages).toEqual([])
})

test('one that is refused holds up no other; a system that is away ends the run', async () => {
  status = 400
  await moveOn()
  await moveOn()
  await sendOutgoing(inMinutes(0))
  expect(got).toHaveLength(2)
  await api.db.sql(`update private.outgoing set address = 'http://127.0.0.1:9/'`)
  await api.db.sql(`update private.outgoing_messages set attempts = 0, next_at = now()`)
  await sendOutgoing(inMinutes(0))
  const { messages } = await read()
  expect(messages.map(({ attempts }) => attempts).toSorted()).toEqual([0, 1])
  expect(messages.map(({ failure }) => failure)).toContain('ECONNREFUSED')
})

test('an erased person is in no message, and what waits for another address is dropped', async () => {
  await save({ address, withPerson: true })
  await moveOn('9876500009')
  await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '9876500009' } })
  await moveOn()
  await save({ address: `${address}&other=1`, withPerson: true })
  expect(await sendOutgoing(inMinutes(0))).toBe(0)
  expect((await read()).messages).toEqual([])
})

test.each([
  'http://example.com/x',
  'ftp://example.com/x',
  'https://user:password@example.com/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/x',
  'not an address',
])('%s is refused, and the address before stays', async (refused) => {
  const answer = await save({ address: refused, withPerson: false })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { fields: { address: expect.stringMatching(/^(Please|This|We) /) } } },
  })
  expect((await read()).address).toBe(address)
})

test('the owner alone reads and sets it; the trail has the host and no more', async () => {
  for (const [method, path, body] of [
    ['GET', '/api/outgoing'],
    ['PATCH', '/api/outgoing', { address: '', withPerson: false }],
    ['POST', '/api/outgoing/key'],
  ] as const)
    expect((await manager.call(method, path, { body })).status).toBe(403)
  const { key } = await read()
  const renewed = (await owner.call('POST', '/api/outgoing/key')).body as Outgoing
  expect(renewed.key).not.toBe(key)
  const lines = await api.db.sql<{ subject: string; before: string; after: string }>(
    `select subject, before, after from public.audit_events where table_name = 'outgoing'`,
  )
  expect(lines.map(({ subject }) => subject)).toContain('Key of messages about new stages')
  expect(JSON.stringify(lines)).toContain('with name and number')
  expect(JSON.stringify(lines)).not.toMatch(/s1|hook/)
})
