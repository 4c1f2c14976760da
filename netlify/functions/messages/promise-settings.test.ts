import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PromiseFacts, PromiseRecord } from '#contract/messages/promise-settings.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
let manager: Caller

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  owner = await api.staffCaller({ userId: 'one', role: 'owner' })
  manager = await api.staffCaller({ userId: 'two', role: 'manager' })
})

afterAll(() => api.close())

const path = '/api/promiseSettings'
const read = async () => (await owner.call('GET', path)).body as PromiseRecord
const save = (caller: Caller, expected: string, facts: PromiseFacts) =>
  caller.call('PATCH', path, { body: { expected, facts } })
const list = (purpose: PromiseFacts['mailLists'][number]['purpose'], ...emails: string[]) => ({
  purpose,
  outletId: 1,
  emails,
})

test('what a manager saves is what is promised and who gets mail, and leaves a line that says so', async () => {
  const { facts, at } = await read()
  expect(facts.targets).toMatchObject({ enquiry: 600, message: 600 })
  const mailLists = [list('sales', 'asha@dealer.example'), list('service')]
  const saved = await save(manager, at, { targets: { enquiry: 30 }, mailLists, asksForReviews: false })
  expect(saved).toMatchObject({ status: 200, body: { message: 'The promises are saved.' } })
  // A list without addresses is not stored.
  expect((await read()).facts).toEqual({
    targets: { enquiry: 30 },
    mailLists: mailLists.slice(0, 1),
    asksForReviews: false,
  })
  const [decided] = await api.db.sql<{ soon: boolean; none: boolean; to: string[] }>(
    `select private.promise_for('product_enquiries', 'sales', 1, '2026-11-23T05:00:00Z') = '2026-11-23T05:30:00Z' as soon,
       private.promise_for('contact_requests', 'other', 1, '2026-11-23T05:00:00Z') is null as none,
       private.mail_recipients('lead', jsonb_populate_record(null::public.leads, '{"family": "sales", "outlet_id": 1}')) as to`,
  )
  expect(decided).toEqual({ soon: true, none: true, to: ['asha@dealer.example'] })
  const [line] = await auditLines(api, `event.table_name = 'promise_settings'`)
  expect(line).toMatchObject({
    user_id: 'two',
    subject: 'Promises',
    after:
      'Who gets mail: sales of outlet 1 asha@dealer.example; How soon you call: product enquiries 30 min',
  })
})

test('the second of two who save is told who was first, a manager too, and the same again is no conflict', async () => {
  const { at, facts } = await read()
  const mine: PromiseFacts = { ...facts, targets: { enquiry: 45 } }
  expect((await save(owner, at, mine)).status).toBe(200)
  expect((await save(owner, at, mine)).status).toBe(200)
  expect(await save(manager, at, { ...facts, targets: {} })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', newer: { by: 'one', at: expect.any(String) } } },
  })
  expect((await read()).facts.targets).toEqual({ enquiry: 45 })
})

test('who gets mail about applicants is the owner to say; a manager keeps it as it is', async () => {
  const { at, facts } = await read()
  const people = list('people', 'hr@dealer.example')
  const asked = await save(manager, at, { ...facts, mailLists: [people] })
  expect(asked).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  expect((await save(owner, at, { ...facts, mailLists: [people] })).status).toBe(200)
  const now = await read()
  const kept = { ...now.facts, mailLists: [list('manager', 'boss@dealer.example'), people] }
  expect((await save(manager, now.at, kept)).status).toBe(200)
  expect((await read()).facts).toEqual(kept)
})

test('whether customers are asked for a review is the owner to say; a manager keeps it as it is', async () => {
  const { at, facts } = await read()
  expect(facts.asksForReviews).toBe(false)
  expect((await save(manager, at, { ...facts, asksForReviews: true })).status).toBe(403)
  expect((await save(owner, at, { ...facts, asksForReviews: true })).status).toBe(200)
  const now = await read()
  expect((await save(manager, now.at, now.facts)).status).toBe(200)
  expect((await read()).facts.asksForReviews).toBe(true)
})

test.each<[string, Partial<PromiseFacts>]>([
  ['no time', { targets: { enquiry: 0 } }],
  ['more than a hundred hours', { targets: { enquiry: 6_001 } }],
  ['half an address', { mailLists: [list('sales', 'asha@')] }],
  ['a digest of one outlet', { mailLists: [list('digest', 'asha@dealer.example')] }],
])('%s is refused', async (_what, change) => {
  const { at, facts } = await read()
  expect((await save(owner, at, { ...facts, ...change })).status).toBe(422)
})
