import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import type { Mail } from '#server/lib/mail/mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { runWhatsApp } from '#server/services/messages/whatsapp/send-messages.ts'
import { askForTemplates } from '#server/services/messages/whatsapp/templates.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { openMessagesApi } from '#server/testing/helpers/meta/messages-api.ts'
import {
  type Caller,
  insertColours,
  insertVehicle,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'

// Who asks to be told when a model comes: what a count makes of it.

let api: TestApi
let sales: Caller
let owner: Caller
let vehicleId = 0
const colours: Record<string, number> = {}

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, [])
  await addOutlet(run, 2, [])
  vehicleId = await insertVehicle(api.db)
  await api.db.sql(`insert into public.former_names (name, vehicle_id) values ('SP-OLD', $1)`, [vehicleId])
  Object.assign(colours, await insertColours(api.db, vehicleId, ['Red', 'Black']))
  await api.db.sql('update private.budgets set of_address = null, of_network = null, of_all = null')
  sales = await api.staffCaller({ userId: 'sales', name: 'Sales', role: 'sales', outletIds: [] })
  owner = await api.staffCaller({ userId: 'owner', name: 'Owner', role: 'owner', outletIds: [] })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of [
    'public.arrival_enquiries',
    'public.stock',
    'public.contact_marks',
    'private.consents',
    'private.mails',
  ])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql(`update public.site_parts set is_on = true where id = 'stock'`)
})

let lastNumber = 9_000_005_000
/** Somebody who waits for a colour; answers the id of their lead. */
async function wait({ language = 'en', ...given }: Record<string, string> = {}): Promise<string> {
  const key = randomUUID()
  const body = { name: 'Asha', mobile: String(++lastNumber), model: 'SP125', colour: 'Red', ...given }
  const answer = await api.caller().call('POST', `/api/postArrival?language=${language}`, {
    body,
    headers: { 'idempotency-key': key, [formSignalsHeader]: 't=41000;h=0' },
  })
  expect(answer.status).toBe(201)
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [key])
  return lead?.id ?? ''
}
const count = (counted: number, { colour = 'Red', outletId = 1 } = {}) =>
  sales.call('PATCH', '/api/stock', {
    body: {
      outletId,
      countedAt: new Date().toISOString(),
      counts: [{ vehicleId, variantId: 0, colourId: colours[colour] ?? 0, counted }],
    },
  })
const stepOf = async (id: string) => {
  const [lead] = await api.db.sql<{ next_step: string; is_due: boolean }>(
    'select next_step, coalesce(due_at <= now(), false) as is_due from public.leads where id = $1',
    [id],
  )
  return lead?.is_due ? lead.next_step : undefined
}
const told = 'One is at Outlet 1: tell them'

async function mails(): Promise<Mail[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-arrivals-'))
  try {
    await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
      await sendMails(new Date(Date.now() + 360_000))
    })
    const names = await readdir(folder)
    const all = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
    )
    return all.filter(({ text }) => text.includes('/view-details'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a count makes those who wait work and writes to them, once, however often is counted', async () => {
  const asha = await wait({ email: 'asha@mail.example' })
  const black = await wait({ colour: 'Black', email: 'black@mail.example' })
  await count(0)
  expect(await stepOf(asha)).toBeUndefined()
  await count(2)
  expect(await stepOf(asha)).toBe(told)
  expect(await stepOf(black)).toBeUndefined()
  const sent = await mails()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[['asha@mail.example'], 'SP125 Red is here']])
  expect(sent[0]?.text).toContain('SP125 Red stands at Outlet 1 now')
  expect(sent[0]?.text).toContain('/view-details?bikeName=SP125&colour=Red')
  await api.db.sql(`update public.leads set due_at = null, next_step = '' where id = $1`, [asha])
  await count(0)
  await count(3)
  await count(1, { outletId: 2 })
  expect(await stepOf(asha)).toBeUndefined()
  expect(await mails()).toEqual([])
})

test('one that is gone again before the mail goes is told to nobody, and a part that is off wakes nobody', async () => {
  await wait({ email: 'asha@mail.example' })
  await count(1)
  await count(0)
  expect(await mails()).toEqual([])
  const later = await wait({ email: 'ravi@mail.example' })
  await api.db.sql(`update public.site_parts set is_on = false where id = 'stock'`)
  await count(1)
  expect(await stepOf(later)).toBeUndefined()
})

test('a mail needs an address and no withdrawal; the work is there without either', async () => {
  const plain = await wait()
  const withdrawn = await wait({ email: 'ravi@mail.example' })
  await api.db.sql(
    `insert into private.consents (kind, email, enquiry_table, enquiry_id, channel, way)
     values ('withdrawal', 'ravi@mail.example', 'arrival_enquiries', gen_random_uuid(), 'email', 'link')`,
  )
  await count(1)
  expect([await stepOf(plain), await stepOf(withdrawn)]).toEqual([told, told])
  expect(await mails()).toEqual([])
})

test('nobody is woken who is not to be called, was erased, or whose lead is closed', async () => {
  const marked = await wait({ mobile: '9000006001', email: 'm@mail.example' })
  const erased = await wait({ mobile: '9000006002', email: 'e@mail.example' })
  const closed = await wait({ mobile: '9000006003', email: 'c@mail.example' })
  await api.db.sql(`insert into public.contact_marks (digits, mark) values ('9000006001', 'do-not-call')`)
  await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '9000006002' } })
  await api.db.sql(`update public.leads set stage = 'lost', lost_reason = 'price' where id = $1`, [closed])
  await count(1)
  for (const id of [marked, erased, closed]) expect(await stepOf(id)).toBeUndefined()
  expect(await mails()).toEqual([])
})

test('a renamed model is found by its former name, and a merged lead goes on in the other', async () => {
  const renamed = await wait({ model: 'SP-OLD' })
  const first = await wait({ mobile: '9000006004', colour: 'Black' })
  const second = await wait({ mobile: '9000006004' })
  await api.db.sql('update public.leads set merged_into = $2 where id = $1', [second, first])
  await count(1)
  expect([await stepOf(renamed), await stepOf(first)]).toEqual([told, told])
})

test('whoever reads the mail in Odia gets it in Odia', async () => {
  await wait({ email: 'asha@mail.example', language: 'or' })
  await count(1)
  const [sent] = await mails()
  expect(sent?.subject).toBe('SP125 Red ଆସିଗଲା')
  expect(sent?.text).toContain('/or/view-details')
})

test('who asked for WhatsApp is told by its template, in their language, and by no mail', async () => {
  const meta = await openMessagesApi()
  try {
    await api.db.sql(
      `update private.whatsapp_settings set off_kinds = '{}', cap_rupees = 500, connected_at = now()`,
    )
    await askForTemplates()
    const mobile = '9000006005'
    await wait({ mobile, email: 'asha@mail.example', language: 'or' })
    await api.db.sql(
      `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
       values ('opt-in', 'whatsapp', $1, 'opt_ins', gen_random_uuid())`,
      [mobile],
    )
    await count(2)
    expect(await runWhatsApp(new Date(Date.now() + 600_000))).toBe(1)
    expect(meta.got).toMatchObject([
      {
        to: `91${mobile}`,
        text: expect.stringMatching(/SP125 Red.*Outlet 1.*\/or\/view-details\?bikeName=SP125/s),
      },
    ])
    expect(await mails()).toEqual([])
  } finally {
    meta.close()
  }
})
