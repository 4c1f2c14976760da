import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { enquiryKindWords } from '#domain/enquiries/enquiry-kind-words.ts'
import type { MailLead } from '#server/data/messages/mails.ts'
import type { Mail } from '#server/lib/mail/mail.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { receiptMail } from '#server/services/messages/mail/receipt-mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import type { NamedLead } from '#server/services/messages/mail/staff-mails.ts'
import { forgetReadiness } from '#server/services/site/health.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { startMailServer } from '#server/testing/helpers/mail-server.ts'
import { openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  await api.db.sql(
    `update public.dealership set mail_footer = 'Ring Road, Cuttack', sales_email = 'sales@dealer.example'`,
  )
  await api.db.createStaff({ email: 'owner@dealer.example' })
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude, hours)
     values (1, 'Main', 'Road', '1', '2', '3', '9', 'main@dealer.example', 'https://www.google.com/maps/embed?pb=1', 20, 85, $1)`,
    [{ sales: Array(7).fill({ opens: '00:00', closes: '23:59' }) }],
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-mails-'))
  await api.db.sql('delete from public.finance_enquiries')
  await api.db.sql('delete from private.mails')
  await api.db.sql('delete from private.charges')
  return () => rm(folder, { recursive: true })
})

async function send({
  email = 'asha@mail.example',
  isDoubtful = false,
  ip = '192.0.2.1',
  language = 'en',
} = {}): Promise<string> {
  const id = randomUUID()
  const { status } = await api.caller(ip).call('POST', `/finance?language=${language}`, {
    body: { name: 'Asha Das', contact: '98765 43210', email, model: 'SP125', message: 'After six' },
    headers: { 'idempotency-key': id, ...(!isDoubtful && { [formSignalsHeader]: 't=41000;h=0' }) },
  })
  expect(status).toBe(201)
  return id
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
// The run is at night in India, when no digest is due.
const run = async (at: Date, variables: Record<string, string> = { MAIL_FOLDER: folder, SMTP_URL: '' }) => {
  await api.db.sql(
    `insert into private.mails (kind, day, sent_at) values ('digest', private.indian_day($1), now()) on conflict do nothing`,
    [at],
  )
  let result: Awaited<ReturnType<typeof sendMails>> | undefined
  await withEnvironment(variables, async () => {
    result = await sendMails(at)
  })
  return result
}
async function sent(): Promise<Mail[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  )
}
const waiting = () =>
  api.db.sql(`select kind, attempts, failure from private.mails where sent_at is null order by kind`)

/** The receivers of a mail of this kind about a lead of this family and outlet. */
const recipients = async (kind: string, family: string | null, outlet: number | null) => {
  const [row] = await api.db.sql<{ to: string[] | null }>(
    `select private.mail_recipients($1, jsonb_populate_record(null::public.leads, $2)) as to`,
    [kind, { family, outlet_id: outlet }],
  )
  return row?.to ?? []
}

test('a new lead is told to the dealer and a receipt to the visitor, once, under the dealer’s footer', async () => {
  const id = await send()
  await Promise.all([run(inMinutes(0)), run(inMinutes(0))])
  await run(inMinutes(10))
  const mails = (await sent()).toSorted((one, other) => one.subject.localeCompare(other.subject))
  expect(mails.map(({ to }) => to)).toEqual([['sales@dealer.example'], ['asha@mail.example']])
  const [lead, receipt] = mails
  expect(lead?.subject).toMatch(/^Call by \d+:\d\d [ap]m (today|tomorrow): Finance, SP125$/)
  expect(lead?.text).toContain('Mobile: 98765 43210')
  expect(receipt?.subject).toBe(`We have your enquiry ${inFours(referenceOf(id))}`)
  expect(receipt?.text).toMatch(/We call you by .*\n.*enquiry-status\?reference=/)
  expect(receipt?.text).not.toContain('After six')
  expect(receipt?.text).toMatch(/-- \nRing Road, Cuttack\n$/)
})

test('a visitor reads the dealer’s name and footer in their language, staff in English', async () => {
  const said = [
    ['Kalinga Two-Wheelers', 'କଳିଙ୍ଗ ଟୁ-ହ୍ୱିଲର୍ସ'],
    ['Ring Road, Cuttack', 'ରିଙ୍ଗ ରୋଡ, କଟକ'],
  ]
  await api.db.sql(`update public.dealership set name = 'Kalinga Two-Wheelers'`)
  for (const words of said)
    await api.db.sql(
      `insert into public.translations (language, source_text, text) values ('or', $1, $2)`,
      words,
    )
  await send({ language: 'or' })
  await run(inMinutes(0))
  const [receipt, lead] = (await sent()).toSorted((one, other) => (one.to < other.to ? -1 : 1))
  expect(receipt?.from.name).toBe('କଳିଙ୍ଗ ଟୁ-ହ୍ୱିଲର୍ସ')
  expect(receipt?.text).toContain('କଳିଙ୍ଗ ଟୁ-ହ୍ୱିଲର୍ସକୁ ଲେଖିଥିବାରୁ')
  expect(receipt?.text).toMatch(/-- \nରିଙ୍ଗ ରୋଡ, କଟକ\n$/)
  expect(lead?.from.name).toBe('Kalinga Two-Wheelers')
  expect(lead?.text).toMatch(/-- \nRing Road, Cuttack\n$/)
})

test('the lists that staff wrote win, by outlet; applicants reach their own list alone', async () => {
  const list = (purpose: string, outletId: number | null, ...emails: string[]) => ({
    purpose,
    outletId,
    emails,
  })
  const lists = [list('sales', null, 'all@dealer.example'), list('sales', 1, 'one@dealer.example')]
  await api.db.sql('update public.promise_settings set mail_lists = $1', [JSON.stringify(lists)])
  expect(await recipients('lead', 'sales', 1)).toEqual(['all@dealer.example', 'one@dealer.example'])
  expect(await recipients('lead', 'other', 2)).toEqual(['all@dealer.example'])
  expect(await recipients('lead', 'service', 1)).toEqual(['main@dealer.example'])
  expect(await recipients('broken', 'sales', 1)).toEqual(['owner@dealer.example'])
  expect(await recipients('lead', 'people', 1)).toEqual([])
  expect(await recipients('broken', 'people', 1)).toEqual([])
  await api.db.sql(`update public.promise_settings set mail_lists = '[]'`)
})

test('without a list managers are told of what they may see alone, and the digest goes to those of all outlets', async () => {
  const hands = [
    ['here', 'manager', [1]],
    ['there', 'manager', [2]],
    ['everywhere', 'manager', []],
    ['seller', 'sales', []],
  ] as const
  for (const [userId, role, outletIds] of hands)
    await api.db.createStaff({ userId, role, outletIds: [...outletIds], email: `${userId}@dealer.example` })
  try {
    const all = ['everywhere@dealer.example', 'owner@dealer.example']
    expect(await recipients('broken', 'sales', 1)).toEqual([all[0], 'here@dealer.example', all[1]])
    expect(await recipients('broken', 'sales', null)).toEqual([
      all[0],
      'here@dealer.example',
      all[1],
      'there@dealer.example',
    ])
    expect(await recipients('digest', null, null)).toEqual(all)
    await api.db.sql(`update public.dealership set sales_email = '', opened_at = null`)
    expect(await recipients('lead', 'sales', null)).toContain('owner@dealer.example')
  } finally {
    await api.db.sql(`update public.dealership set sales_email = 'sales@dealer.example', opened_at = now()`)
    await api.db.sql('delete from public.staff where user_id = any ($1)', [hands.map(([userId]) => userId)])
  }
})

test('a server that is away loses nothing, delays no form, and says nothing of anybody in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await send()
  const away = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FOLDER: '' }
  expect(await run(inMinutes(0), away)).toMatchObject({ sent: 0, failed: 1 })
  expect(await waiting()).toMatchObject([
    { kind: 'lead', attempts: expect.any(Number), failure: expect.any(String) },
    { kind: 'receipt' },
  ])
  const lines = logged.mock.calls.flat().join('\n')
  logged.mockRestore()
  expect(lines).toContain('"code":"E')
  expect(lines).not.toMatch(/asha|dealer\.example|98765/i)
  // A mail that was tried waits a little before the next try, so no mail is tried twice at once.
  expect((await run(inMinutes(1)))?.sent).toBe(1)
  await run(inMinutes(30))
  expect([await waiting(), (await sent()).length]).toEqual([[], 2])
})

test('a real server gets whole mails; one that it refuses waits alone', async () => {
  const server = await startMailServer()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    await send({ email: 'refused@mail.example' })
    expect(await run(inMinutes(0), { SMTP_URL: server.url, MAIL_FOLDER: '' })).toMatchObject({
      sent: 1,
      failed: 1,
    })
    expect(server.mails.map(({ to }) => to)).toEqual([['sales@dealer.example']])
    expect(server.mails[0]?.data).toContain('Name: Asha Das')
    expect(await waiting()).toMatchObject([{ kind: 'receipt', attempts: 1, failure: '550' }])
  } finally {
    logged.mockRestore()
    server.close()
  }
})

test('a mail that cannot be addressed, or whose address would name others, holds up no other and reaches nobody else', async () => {
  const server = await startMailServer()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lists = (...emails: string[]) => JSON.stringify([{ purpose: 'sales', outletId: null, emails }])
  // The check lets no such address in any more.
  await api.db.sql('alter table public.promise_settings drop constraint promise_settings_mail_lists_check')
  const deliver = async (email: string) => {
    await api.db.sql('update public.promise_settings set mail_lists = $1', [lists(email)])
    await send()
    return run(inMinutes(0), { SMTP_URL: server.url, MAIL_FOLDER: '' })
  }
  try {
    expect(await deliver('<>')).toMatchObject({ sent: 1, failed: 1 })
    expect(await waiting()).toMatchObject([{ kind: 'lead', failure: 'EENVELOPE' }])
    await deliver('7:victim@mail.example')
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('victim@mail.example')
  } finally {
    await api.db.sql(`update public.promise_settings set mail_lists = '[]'`)
    logged.mockRestore()
    server.close()
  }
})

test('links and changed appointments go before what forms have queued', async () => {
  await send()
  const { id } = await api.db.createStaff({ email: 'link@staff.example', role: 'sales' })
  await api.db.sql(`insert into private.mails (kind, staff_id) values ('link', $1)`, [id])
  await api.db.sql(`update private.mails set kind = 'appointment' where kind = 'receipt'`)
  const taken = []
  for (let count = 0; count < 3; count++) {
    const [row] = await api.db.sql<{ mail: { kind: string } }>('select public.take_mail(now()) as mail')
    taken.push(row?.mail.kind)
  }
  expect(taken).toEqual(['appointment', 'link', 'lead'])
})

test('a promise is broken at its minute, told to the managers once, and not when somebody called', async () => {
  const [broken, kept] = [await send({ email: '' }), await send({ email: '' })]
  const at = new Date('2026-11-20T20:40:00Z')
  await api.db.sql('update public.leads set promised_at = $1', [at])
  await api.db.sql('update public.leads set touched_at = now() where enquiry_id = $1', [kept])
  await run(inMinutes(0))
  const before = (await sent()).length
  await api.db.sql('update private.mails set created_at = $1 where lead_id is not null', [at])
  expect((await run(new Date(at.getTime() - 1)))?.queued).toBe(0)
  expect((await run(at))?.queued).toBe(1)
  expect((await run(new Date(at.getTime() + 60_000)))?.queued).toBe(0)
  const after = await sent()
  expect(after).toHaveLength(before + 1)
  expect(after.find(({ subject }) => subject.startsWith('Promise broken'))).toMatchObject({
    to: ['owner@dealer.example'],
    subject: `Promise broken: Finance ${inFours(referenceOf(broken))}`,
  })
})

test('a mail to staff names the model as people do, not by its code', async () => {
  await api.db.sql(
    `insert into public.page_lists (id, entries)
     values ('other-models', '[{"name": "Brahmani 160", "code": "SP125", "form": "service"}]')`,
  )
  await send({ email: '' })
  await run(inMinutes(0))
  const [mail] = (await sent()).slice(-1)
  expect(mail?.subject).toMatch(/, Brahmani 160$/)
  await api.db.sql(`delete from public.page_lists where id = 'other-models'`)
})

test('the figures of the week come on Monday at eight, once, and to nobody who was not named', async () => {
  const weekly = async () => (await sent()).filter(({ subject }) => subject.startsWith('Last week'))
  // 23 November 2026 was a Monday; eight in India is half past two in UTC.
  await run(new Date('2026-11-23T02:30:00Z'))
  expect(await weekly()).toEqual([])
  await api.db.sql(
    `update public.promise_settings set mail_lists = '[{"purpose": "week", "emails": ["asha@dealer.example"]}]'`,
  )
  const [lead] = await api.db.sql<{ id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, source, stage, created_at)
     values ('product_enquiries', gen_random_uuid(), 'sales', 'a <b>', 'delivered', '2026-11-17T06:00:00Z') returning id`,
  )
  for (const at of [
    '2026-11-22T02:30:00Z',
    '2026-11-23T02:29:00Z',
    '2026-11-23T06:30:00Z',
    '2026-11-24T02:30:00Z',
  ])
    await run(new Date(at))
  expect(await weekly()).toEqual([])
  await run(new Date('2026-11-23T02:31:00Z'))
  await run(new Date('2026-11-23T02:36:00Z'))
  const [mail, second] = await weekly()
  expect(second).toBeUndefined()
  expect(mail).toMatchObject({ to: ['asha@dealer.example'], subject: 'Last week: 1 came, 1 delivered' })
  expect(mail?.text).toContain('a <b>, 1 of 1 delivered: 1')
  expect(mail?.html).toContain('a &lt;b&gt;, 1 of 1 delivered')
  await api.db.sql('delete from public.leads where id = $1', [lead?.id])
  await api.db.sql(`update public.promise_settings set mail_lists = '[]'`)
})

test('the digest comes at nine in India, once a day', async () => {
  const digests = async () => (await sent()).filter(({ subject }) => subject.startsWith('This morning'))
  const at = async (time: string) => {
    await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
      await sendMails(new Date(`2026-11-20T${time}+05:30`))
    })
    return (await digests()).length
  }
  expect([await at('08:59:59'), await at('09:00:00'), await at('09:01:00')]).toEqual([0, 1, 1])
  expect((await digests())[0]).toMatchObject({ to: ['owner@dealer.example'] })
})

test('nobody can have a stranger written to: three receipts a day, and none for what looks like a robot’s', async () => {
  for (let time = 0; time < 4; time++) await send({ email: 'Stranger@mail.example' })
  await send({ email: 'other@mail.example', isDoubtful: true })
  const [row] = await api.db.sql(`select count(*)::int as count from private.mails where kind = 'receipt'`)
  expect(row?.count).toBe(3)
})

test.each([
  [
    'no address is text that a mail program reads as another',
    [
      'victim@mail.example(1',
      '7:victim@mail.example',
      '(x@mail.example',
      '<victim@mail.example>',
      '"a"@mail.example',
      'a@b@mail.example',
      'x@mail',
    ],
    0,
  ],
  [
    'dots and what follows a plus make no other person',
    [
      'asha.das@mail.example',
      'Asha.Das+1@mail.example',
      'ashadas+2@mail.example',
      'as.hadas@mail.example',
      'ashadas@MAIL.example',
    ],
    3,
  ],
  ['two people of one name at two providers are two', ['asha@mail.example', 'asha@post.example'], 2],
])('%s', async (_, emails, receipts) => {
  await Promise.all(emails.map((email) => send({ email })))
  const [row] = await api.db.sql(`select count(*)::int as count from private.mails where kind = 'receipt'`)
  expect(row?.count).toBe(receipts)
})

const countOf = async (kind: string) => {
  const [row] = await api.db.sql(
    'select count(*)::int as count from private.mails where kind = $1 and sent_at is null',
    [kind],
  )
  return row?.count
}

test('an address has five receipts an hour and a network twenty a day; a visitor of another one gets theirs', async () => {
  for (let time = 0; time < 7; time++) await send({ email: `stranger${time}@mail.example`, ip: '192.0.2.20' })
  expect(await countOf('receipt')).toBe(5)
  for (let time = 0; time < 28; time++)
    await send({ email: `other${time}@mail.example`, ip: `2001:db8:1:${time % 7}::1` })
  expect(await countOf('receipt')).toBe(25)
  await send({ email: 'genuine@person.example', ip: '198.51.100.9' })
  expect(await countOf('receipt')).toBe(26)
  forgetReadiness()
  expect((await api.caller().call('GET', '/api/health/ready')).body).toMatchObject({ leftOutReceipts: 10 })
  const { body } = await (await api.staffCaller()).call('GET', '/api/dashboard')
  expect(body).toMatchObject([{ leftOutReceipts: 10 }])
})

test('a flood makes a handful of mails to staff and one that counts the rest; a lead of elsewhere has its own', async () => {
  for (let time = 0; time < 40; time++) await send({ email: '', ip: '192.0.2.20' })
  await send({ email: '', ip: '192.0.2.21' })
  expect([await countOf('lead'), await countOf('more-leads')]).toEqual([6, 1])
  await run(inMinutes(0))
  expect(await countOf('more-leads')).toBe(1)
  await run(inMinutes(11))
  const mails = await sent()
  expect(mails).toHaveLength(7)
  expect(mails.find(({ subject }) => subject === '… and 35 more enquiries')).toMatchObject({
    to: ['sales@dealer.example'],
    text: expect.stringContaining('/admin/dashboard?page=inbox&tab=all'),
  })
  // What comes after that mail is counted into the next one.
  for (let time = 0; time < 3; time++) await send({ email: '', ip: '192.0.2.20' })
  await run(inMinutes(30))
  expect((await sent()).map(({ subject }) => subject)).toContain('… and 3 more enquiries')
})

test('a mail that counts goes to everybody who is told of leads at these outlets, and to nobody else', async () => {
  const told = async (kind: string, family: string, outlets: (number | null)[]) => {
    const [row] = await api.db.sql<{ to: string[] }>(
      'select private.counted_recipients(jsonb_populate_record(null::private.mails, $1)) as to',
      [{ kind, family, outlet_ids: outlets }],
    )
    return row?.to
  }
  expect(await told('more-leads', 'sales', [1, null])).toEqual([
    'main@dealer.example',
    'sales@dealer.example',
  ])
  expect(await told('more-broken', 'sales', [1, null])).toEqual(await recipients('broken', 'sales', 1))
  expect(await told('more-leads', 'people', [1, null])).toBeNull()
})

test('promises to leads that were only counted break in one mail too', async () => {
  for (let time = 0; time < 12; time++) await send({ email: '', ip: '192.0.2.20' })
  await api.db.sql(`update public.leads set promised_at = now() + interval '1 minute'`)
  await run(inMinutes(2))
  await run(inMinutes(20))
  const broken = (await sent()).filter(({ subject }) => /broken/i.test(subject))
  expect(broken.filter(({ subject }) => subject.startsWith('Promise broken'))).toHaveLength(5)
  expect(broken.filter(({ subject }) => subject === '… and 7 more promises are broken')).toHaveLength(1)
})

test('who is invited finds the link in the mail, which the database cannot read; the one before is not sent', async () => {
  const owner = await api.staffCaller({ userId: 'inviting', role: 'owner' })
  const body = {
    userId: 'mamata',
    name: 'Mamata',
    email: 'mamata@staff.example',
    role: 'sales',
    outletIds: [],
    lastDay: '2030-12-31',
  }
  const links: { link: string; mailedTo: string }[] = []
  await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
    links.push((await owner.call('POST', '/api/staff', { body })).body as never)
    const [row] = await api.db.sql<{ id: string }>(`select id from public.staff where user_id = 'mamata'`)
    links.push((await owner.call('POST', `/api/staff/${row?.id}/link`)).body as never)
  })
  expect(links.map(({ mailedTo }) => mailedTo)).toEqual(['mamata@staff.example', 'mamata@staff.example'])
  const tokens = links.map(({ link }) => link.split('=')[1] ?? '')
  const stored = JSON.stringify(await api.db.sql('select * from private.mails'))
  for (const token of tokens) expect(stored).not.toContain(token)
  await run(inMinutes(1))
  const [mail, ...others] = await sent()
  expect([mail?.to, others]).toEqual([['mamata@staff.example'], []])
  expect(mail?.text).toContain(links[1]?.link)
  expect(await api.db.sql(`select sealed_link from private.mails where kind = 'link'`)).toEqual([
    { sealed_link: '' },
  ])
})

test('a receipt speaks its visitor’s language, names the vehicle, and leads to pages in it', async () => {
  const lead = {
    id: randomUUID(),
    enquiryTable: 'product_enquiries',
    enquiryId: randomUUID(),
    createdAt: '2026-11-20T10:00:00Z',
    promisedAt: '2026-11-20T12:00:00Z',
    answeredAt: null,
    ...{ name: '', mobile: '', model: 'SP125', message: '', outlet: '', assignee: '' },
    vehicle: 'CB650R',
    appointment: {
      ...{ state: 'booked', purpose: 'test-ride', startsAt: '2026-11-21T05:00:00Z', minutes: 30 },
      ...{ vehicle: 'CB650R', isFirst: true },
      outlet: { id: 1, name: 'Main', address: 'ରୋଡ', phone: '1', latitude: 20, longitude: 85 },
    },
  }
  const at = new Date('2026-11-20T10:00:00Z')
  const mailOf = (given: object, kind = 'Enquiry') =>
    receiptMail({ ...lead, language: 'en', ...given, kind } as NamedLead, { name: 'Kalinga', phone: '9' }, at)
  const receipt = (given: object, kind?: string) => mailOf(given, kind).text
  const booked = receipt({})
  // Whoever booked finds day and place in the list of mails, and calls the outlet and not the head office.
  expect(mailOf({}).subject).toBe('Test ride (CB650R) on Saturday 21 November, 10:30 am at Main')
  expect(booked).toContain('\nOr call us: 1\n')
  expect(mailOf({ appointment: null })).toMatchObject({
    subject: expect.stringMatching(/^We have your enquiry /),
    text: expect.stringContaining('\nOr call us: 9\n'),
  })
  expect(booked).toMatch(/^Thank you for writing to Kalinga. We have your enquiry about the CB650R.\n/)
  expect(booked).toContain('\nTest ride (CB650R) on Saturday 21 November, 10:30 am at Main. ରୋଡ\n')
  expect(booked).toContain('\nPlease bring your driving licence.\n')
  expect(receipt({ vehicle: '' })).toContain('We have your enquiry.')
  expect(receipt({ enquiryTable: 'finance_enquiries' }, 'Finance')).toContain(
    'We have your enquiry about the CB650R (Finance).',
  )
  const cancelled = receipt({ appointment: { ...lead.appointment, state: 'cancelled' } })
  expect(cancelled).toContain('Your appointment is cancelled.\nTest ride (CB650R) on Saturday')
  expect(cancelled).not.toContain('licence')
  const when = {
    or: 'ଟେଷ୍ଟ ରାଇଡ (CB650R): ଶନିବାର 21 ନଭେମ୍ବର, ସକାଳ 10:30, Main. ରୋଡ',
    hi: 'टेस्ट राइड (CB650R): शनिवार 21 नवंबर, सुबह 10:30 बजे, Main. ରୋଡ',
  }
  for (const language of otherLanguages) {
    const said = { ...lead, language } as MailLead
    const dealer = { name: 'Kalinga', phone: '0671' }
    const { subject, text } = inLanguage(language, () =>
      receiptMail({ ...said, kind: enquiryKindWords.enquiry() }, dealer, at),
    )
    for (const path of ['enquiry-status?', 'appointment#', 'withdraw#'])
      expect(text).toContain(`/${language}/${path}`)
    expect(text.split('\n')).toContain(when[language])
    const own = `${subject} ${text}`.replaceAll(/https?:\S+/g, '').replaceAll(/[A-Z0-9]{4}-[A-Z0-9]{4}/g, '')
    expect(own.match(/[A-Za-z]{2,}/g)?.filter((word) => !['Kalinga', 'Main', 'CB'].includes(word))).toEqual(
      [],
    )
  }
})
