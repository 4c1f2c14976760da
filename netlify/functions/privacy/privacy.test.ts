import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import { forms } from '#contract/enquiries/forms.ts'
import type { HeldEnquiry, Retention } from '#contract/privacy/privacy.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { readResume } from '#server/data/enquiries/resumes.ts'
import { forgetEnv } from '#server/lib/env.ts'
import {
  exotelCall,
  googleCall,
  metaAnswer,
  metaCall,
  signedCall,
  type VendorCall,
} from '#server/local/vendors/recorded-calls.ts'
import { makeForm, makePdf } from '#server/testing/helpers/files/files.ts'
import { formNames } from '#server/testing/helpers/forms.ts'
import { type FakeGraph, openFakeGraph } from '#server/testing/helpers/meta/leads-api.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { makeDoors } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
let graph: FakeGraph

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
  graph = await openFakeGraph()
  Object.assign(process.env, {
    META_APP_SECRET: 'app-secret',
    META_VERIFY_TOKEN: 'verify',
    META_ACCESS_TOKEN: 'page-token',
    META_GRAPH_URL: graph.url,
  })
  forgetEnv()
})
afterAll(async () => {
  await graph.close()
  await api.close()
})
beforeEach(async () => {
  await api.db.sql(`update public.staff set role = 'owner'`)
})

/** Every text of a body names this person. */
const zilpha = { name: 'Zilpha Tracer', mobile: '+91 91234 56789', email: 'Zilpha@mail.example' }
const traces = ['%zilpha%', '%56789%', '%tracer%']

function bodyOf(form: (typeof formNames)[number]['name']): Record<string, unknown> {
  const told = JSON.stringify(sampleBody(forms[form].body))
  return JSON.parse(
    told
      .replaceAll('98765 43210', zilpha.mobile)
      .replaceAll('anita@mail.example', zilpha.email)
      .replaceAll('ଅନିତା', 'Zilpha'),
  ) as Record<string, unknown>
}

async function sendEverything(): Promise<void> {
  const headers = {
    [formSignalsHeader]: 't=41000;h=0',
    [enquiryContextHeader]: writeEnquiryContext({ source: 'google', seen: { Note: 'for Zilpha' } }),
  }
  for (const { name, path } of formNames) {
    const answer = await api
      .caller()
      .call('POST', path, { body: bodyOf(name), headers: { ...headers, 'idempotency-key': randomUUID() } })
    expect([path, answer.status]).toEqual([path, 201])
  }
  const application = makeForm({
    name: zilpha.name,
    email: zilpha.email,
    phone: zilpha.mobile,
    post: 'Tracer',
    resume: new File([makePdf()], 'Zilpha.pdf'),
  })
  expect((await api.caller().call('POST', '/api/career', { body: application })).status).toBe(201)
  for (const { path, method, headers: signed, body } of await outsideCalls()) {
    const answer = await api.caller().call(method, path, { headers: signed, ...(body && { body }) })
    expect(answer.status).toBe(200)
  }
  // The fields of a lead of Meta are fetched afterwards.
  await api.runScheduled()
  const rows = [{ ...zilpha, message: 'Zilpha was at the stall', answers: { Town: 'Tracer Nagar' } }]
  const list = { source: 'A fair', family: 'sales', isDry: false, rows }
  expect((await owner.call('POST', '/api/leadImports', { body: list })).body).toMatchObject({ isDone: true })
}

/** The leads of one person that came by no form: signed, of Meta and of a list, and two calls. */
const leadsOfDoors = 5

/** What senders outside hand over about the person: two leads, a call, a call back, and a test. */
async function outsideCalls(): Promise<VendorCall[]> {
  const { secrets, signed } = await makeDoors(owner, api.db)
  const lead = (id: string) => ({ ...zilpha, id, at: new Date(), model: 'SP125' })
  graph.leads.set('five', metaAnswer(lead('five')))
  const more = { email: zilpha.email, wish: 'a ride for Zilpha', campaign: 'Tracer' }
  return [
    signedCall(signed, lead('one'), secrets.signed ?? '', more),
    exotelCall(lead('two'), secrets.calls ?? ''),
    exotelCall(lead('three'), secrets.calls ?? '', { direction: 'outbound-dial' }),
    googleCall(lead('four'), secrets.google ?? '', true),
    metaCall([lead('five')], 'app-secret'),
  ]
}

/** The tables in which a trace of the person remains, with the number of rows. */
async function tracesLeft(): Promise<Record<string, unknown>[]> {
  const tables = await api.db.sql<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,
  )
  const found: Record<string, unknown>[] = []
  for (const { name } of tables) {
    const [row] = await api.db.sql<{ rows: number }>(
      `select count(*)::int as rows from ${name} as kept where kept::text ilike any ($1)`,
      [traces],
    )
    if (row?.rows) found.push({ name, rows: row.rows })
  }
  return found
}

const counts = () =>
  api.db.sql(
    `select (select count(*)::int from public.leads) as leads,
       (select sum(row_count)::int from private.report_day_counts where enquiry_table <> 'audit_events') as rows,
       (select sum(leads)::int from private.lead_days where place = 0 and dimension = 'kind') as counted`,
  )

test('who asks for it is gone from every table and bucket; what they sent still counts', async () => {
  await sendEverything()
  const leadOf = async (table: string) => {
    const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_table = $1', [
      table,
    ])
    return lead?.id
  }
  const note = { id: randomUUID(), kind: 'note', words: 'Zilpha calls back' }
  expect(
    (await owner.call('POST', `/api/lead/${await leadOf('contact_requests')}/touches`, { body: note }))
      .status,
  ).toBe(200)
  const work = [
    { version: 1, nextStep: 'Call Zilpha again', dueAt: '2026-11-30T10:00:00.000Z' },
    { version: 2, stage: 'lost', lostReason: 'other', lostBecause: 'Zilpha moved away' },
    { version: 3, stage: 'new', nextStep: 'Ask Zilpha' },
  ]
  const sale = await leadOf('product_enquiries')
  for (const body of work) expect((await owner.call('PATCH', `/api/lead/${sale}`, { body })).status).toBe(200)
  const [review] = await api.db.sql<{ id: string }>('select id from public.reviews')
  const decision = { decidedAt: null, state: 'declined', reason: 'Zilpha asked', reply: '' }
  const decided = await owner.call('PATCH', `/api/manageReviews/${review?.id}`, { body: decision })
  expect(decided.status).toBe(200)
  const [file] = await api.db.sql<{ path: string }>(
    'select resume_path as path from public.career_applications',
  )
  for (const search of ['91234 56789', 'zilpha']) {
    const { status } = await owner.call('POST', '/api/reports/booking/export', { body: { search } })
    expect(status).toBe(200)
  }
  const other = { name: 'New', query: 'tab=all&q=new' }
  const views = [{ name: 'Theirs', query: 'tab=all&q=91234+56789' }, other]
  expect((await owner.call('PATCH', '/api/preferences', { body: { views } })).status).toBe(200)
  const before = await counts()
  expect((await tracesLeft()).length).toBeGreaterThan(formNames.length)

  const kinds = [
    'receipt',
    'appointment',
    'reminder',
    'reminder-soon',
    'no-show',
    'order',
    'review',
    'breach',
  ]
  await api.db.sql(
    `insert into private.mails (kind, lead_id) select kind, $1 from unnest($2::text[]) as kind on conflict do nothing`,
    [sale, [...kinds, 'lead', 'broken']],
  )
  const file1 = await owner.call('POST', '/api/privacy/person', { body: { mobile: '9123456789' } })
  expect(file1.status).toBe(200)
  expect(file1.body).toHaveLength(formNames.length + leadsOfDoors)
  expect(JSON.stringify(file1.body)).toContain('Zilpha calls back')
  const held = (file1.body as HeldEnquiry[]).find(({ kind }) => kind === 'enquiry')
  expect(held?.work).toMatchObject({
    family: 'sales',
    stage: 'new',
    appointment: null,
  })
  expect(held?.work?.mails.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())

  const answer = await owner.call('POST', '/api/privacy/erasures', {
    body: { mobile: zilpha.mobile, email: zilpha.email },
  })
  expect([answer.status, answer.body]).toEqual([200, { erased: formNames.length + leadsOfDoors }])
  expect(await tracesLeft()).toEqual([])
  expect((await owner.call('GET', '/api/preferences')).body).toMatchObject({ views: [other] })
  const lines = await api.db.sql<{ after: string }>(
    `select after from public.audit_events where subject like '% · work' or table_name = 'review_decisions' order by created_at`,
  )
  expect(lines.map(({ after }) => after)).toEqual([
    'new · 30/11/2026 · next step changed',
    'lost · 30/11/2026 · other · reason given',
    'new · 30/11/2026 · next step changed',
    'declined; with a reason',
  ])
  expect(await readResume(file?.path ?? '')).toBeUndefined()
  expect(await counts()).toEqual(before)
  const again = await owner.call('POST', '/api/privacy/erasures', { body: { email: zilpha.email } })
  expect(again.body).toEqual({ erased: 0 })
})

test('applicants go after 180 days, unless somebody holds them back', async () => {
  for (const days of [181, 182, 160])
    await api.db.sql(
      `insert into public.career_applications (id, name, email, mobile, post, resume_path, created_at)
       values (gen_random_uuid(), 'Applicant ' || $1::text, 'a@mail.example', '9000000001', 'Rider', repeat(md5($1::text), 2) || '.pdf',
         now() - make_interval(days => $1::integer))`,
      [days],
    )
  const leadOf = async (days: number) => {
    const [row] = await api.db.sql<{ id: string; name: string }>(
      `select id, name from public.leads where enquiry_table = 'career_applications'
       and created_at::date = (now() - make_interval(days => $1))::date`,
      [days],
    )
    return row
  }
  const held = await owner.call('PATCH', `/api/privacy/holds/${(await leadOf(182))?.id}`, {
    body: { isHeld: true },
  })
  expect(held.status).toBe(200)
  const { rules, coming } = held.body as Retention
  expect(rules).toEqual([{ kind: 'applicants', days: 180 }])
  expect(coming.map(({ name, isHeld }) => [name, isHeld])).toEqual([
    ['Applicant 182', true],
    ['Applicant 181', false],
    ['Applicant 160', false],
  ])
  await api.runScheduled()
  expect(await Promise.all([182, 181, 160].map(async (days) => (await leadOf(days))?.name))).toEqual([
    'Applicant 182',
    'erased',
    'Applicant 160',
  ])
  const kept = await owner.call('PATCH', '/api/privacy/retention', {
    body: { kind: 'applicants', days: null },
  })
  expect((kept.body as Retention).rules).toEqual([])
})

test('nobody but the owner reads, erases or holds, and the trail names nobody', async () => {
  const events = await api.db.sql<{ words: string }>(
    `select concat_ws(' ', subject, before, after) as words from public.audit_events where subject like 'Privacy%'`,
  )
  expect(events.length).toBeGreaterThan(2)
  expect(JSON.stringify(events)).not.toMatch(/Zilpha|56789|Applicant/)
  await api.db.sql(`update public.staff set role = 'manager'`)
  const calls = [
    owner.call('POST', '/api/privacy/person', { body: { mobile: zilpha.mobile } }),
    owner.call('POST', '/api/privacy/erasures', { body: { mobile: zilpha.mobile } }),
    owner.call('GET', '/api/privacy/retention'),
    owner.call('PATCH', '/api/privacy/retention', { body: { kind: 'applicants', days: 10 } }),
  ]
  for (const { status, body } of await Promise.all(calls)) {
    expect(status).toBeGreaterThanOrEqual(403)
    expect(body).toMatchObject({ error: {} })
  }
})

test('who waits in quarantine goes after that time too, once, and stands in the countdown until then', async () => {
  await owner.call('PATCH', '/api/privacy/retention', { body: { kind: 'applicants', days: 180 } })
  for (const days of [185, 170])
    await api.db.sql(
      `insert into public.career_applications (id, name, email, mobile, post, resume_path, is_quarantined, created_at)
       values (gen_random_uuid(), 'Waiting ' || $1::text, 'w@mail.example', '9000000009', 'Rider', repeat(md5('w' || $1::text), 2) || '.pdf',
         true, now() - make_interval(days => $1::integer))`,
      [days],
    )
  const coming = async () => {
    const { body } = await owner.call('GET', '/api/privacy/retention')
    return (body as Retention).coming.flatMap(({ name, leadId }) => (leadId === null ? [name] : []))
  }
  expect(await coming()).toEqual(['Waiting 185', 'Waiting 170'])
  await api.runScheduled()
  await api.runScheduled()
  expect(await coming()).toEqual(['Waiting 170'])
  const left = await api.db.sql(
    `select name, mobile, resume_path = repeat(md5('w185'), 2) || '.pdf' as has_resume from public.career_applications
     where is_quarantined order by created_at`,
  )
  expect(left).toEqual([
    { name: 'erased', mobile: 'erased', has_resume: false },
    { name: 'Waiting 170', mobile: '9000000009', has_resume: false },
  ])
  // The erased enquiry cannot be released, so it never becomes a lead.
  const [gone] = await api.db.sql<{ id: string }>(
    `select id from public.career_applications where is_quarantined and name = 'erased'`,
  )
  const release = await owner.call('POST', `/api/reports/applicants/${gone?.id}/release`)
  expect(release.status).toBe(404)
  const [erased] = await api.db.sql(
    `select count(*)::int as times from public.erasures join public.career_applications sent on sent.id = enquiry_id where is_quarantined`,
  )
  expect(erased).toEqual({ times: 1 })
})

test('the trail calls a reading a reading, and counts one enquiry as one', async () => {
  await api.db.sql(
    `insert into public.career_applications (id, name, email, mobile, post, resume_path)
     values (gen_random_uuid(), 'Only Once', 'once@mail.example', '9000000033', 'Rider', repeat(md5('once'), 2) || '.pdf')`,
  )
  expect((await owner.call('POST', '/api/privacy/person', { body: { mobile: '9000000033' } })).status).toBe(
    200,
  )
  const [read] = await api.db.sql(
    `select action, subject, after from public.audit_events where subject like 'Privacy%' order by created_at desc limit 1`,
  )
  expect(read).toEqual({ action: 'Read', subject: 'Privacy · data of a person', after: '1 enquiry' })
})
