import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '#contract/reports/reports.ts'
import { makePng } from '#server/testing/helpers/files/files.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

// What a token may do at Supabase itself, outside the site: the publishable key is public by the vendor's
// definition.

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await api.db.sql(
    `insert into public.service_bookings (id, name, mobile)
     select gen_random_uuid(), 'Rider ' || n, '98' || n from generate_series(1, 591) n`,
  )
})
afterAll(() => api.close())

/** Calls the API of Supabase with a token, as anybody could from anywhere. */
function supabase(token: string) {
  return async (method: string, path: string, body?: unknown) => {
    const request = new Request(`${api.db.url}${path}`, {
      method,
      headers: {
        apikey: api.db.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer = await api.db.fetch(request)
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

/** A token for a right password, straight from Auth. */
async function tokenFor(email: string, password: string): Promise<string> {
  const ask = supabase(api.db.publishableKey)
  const { body } = await ask('POST', '/auth/v1/token?grant_type=password', { email, password })
  return body.access_token
}

/**
 * Signs a member of staff in with a session that the server opened; answers the account and calls to Supabase
 * with its token.
 */
async function atWork() {
  const member = await api.db.createStaff()
  const token = await tokenFor(member.email, member.password)
  expect(await api.db.openSession(token)).toBe(true)
  return { ...member, token, ask: supabase(token) }
}

const refused = { status: expect.toSatisfy((status: number) => [401, 403].includes(status)) }
const unknown = { status: 404 }
const eventsOf = (id: string) =>
  api.db.sql<{ action: string; subject: string; after: string }>(
    'select action, subject, after from public.audit_events where actor_id = $1 order by created_at',
    [id],
  )

test('a right password at Auth opens no staff session, and a token without one reads nothing', async () => {
  const member = await api.db.createStaff()
  const ask = supabase(await tokenFor(member.email, member.password))
  const session_id = (
    await api.db.sql<{ id: string }>('select id from auth.sessions where user_id = $1', [member.id])
  ).at(-1)?.id
  for (const [name, body] of [
    ['open_staff_session', {}],
    ['open_staff_session', { auth_session: session_id }],
    ['allow_password_change', { staff_id: member.id }],
    ['report_page', { report: 'booking_report' }],
    ['report_export_page', { report: 'booking_report' }],
    ['open_resume', { path: 'x' }],
    ['today_counts', {}],
    ['release_enquiry', { report: 'booking_report', enquiry_id: member.id }],
  ] as const)
    expect([name, (await ask('POST', `/rest/v1/rpc/${name}`, body)).status]).toEqual([
      name,
      expect.toSatisfy((status: number) => status >= 401 && status <= 404),
    ])
  expect((await ask('POST', '/rest/v1/rpc/use_staff_session', {})).body).toEqual([])
  for (const relation of ['staff', 'vehicles', 'audit_events'])
    expect(await ask('GET', `/rest/v1/${relation}?select=id`)).toMatchObject({ body: [] })
  expect(await api.db.sql('select session_id from private.staff_sessions')).toEqual([])
})

test('a staff token reads neither table nor view of enquiries, and no file of an applicant', async () => {
  const { ask } = await atWork()
  for (const relation of ['career_applications', 'service_bookings', ...reports.map(({ view }) => view)])
    expect(await ask('GET', `/rest/v1/${relation}?select=id`)).toMatchObject(refused)
  const path = `${'a'.repeat(64)}.pdf`
  await api.db.sql(`insert into storage.objects (bucket_id, name) values ('resumes', $1)`, [path])
  for (const way of ['', 'authenticated/'])
    expect((await ask('GET', `/storage/v1/object/${way}resumes/${path}`)).status).not.toBe(200)
})

test('whoever pages through a whole report leaves a trace that says how much it was', async () => {
  const { id, ask } = await atWork()
  const page = (page_number: number) =>
    ask('POST', '/rest/v1/rpc/report_page', { report: 'booking_report', page_number, page_size: 1_000_000 })
  const read: unknown[] = []
  for (let number = 1; number <= 6; number++) read.push(...(await page(number)).body.data)
  expect(read).toHaveLength(591)
  expect(await eventsOf(id)).toEqual([{ action: 'Read', subject: 'Booking Report', after: '100 rows' }])

  for (let time = 0; time < 5; time++) await page(1)
  expect((await eventsOf(id)).at(-1)?.after).toBe('1,000 rows or more within this hour')
  expect(await eventsOf(id)).toHaveLength(2)
})

test('a reading of one row is one row in the trail', async () => {
  const { id, ask } = await atWork()
  await ask('POST', '/rest/v1/rpc/report_page', { report: 'booking_report', page_number: 1, page_size: 1 })
  expect(await eventsOf(id)).toEqual([{ action: 'Read', subject: 'Booking Report', after: '1 row' }])
})

test('an export begins with its line, and goes on for nobody else and nowhere else', async () => {
  const { id, ask } = await atWork()
  const take = (given: object) =>
    ask('POST', '/rest/v1/rpc/report_export_page', { report: 'booking_report', page_size: 400, ...given })
  const last = { below_created_at: '2099-01-01', below_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' }
  // Without an export's id there is no row to go on from.
  expect((await take(last)).body.page.totalRecords).toBe(591)
  expect(await eventsOf(id)).toEqual([{ action: 'Exported', subject: 'Booking Report', after: '591 rows' }])

  const first = (await take({ term: 'rider', to_day: '2098-12-31' })).body
  expect((await eventsOf(id)).at(-1)?.after).toBe('to 2098-12-31, with a search · 591 rows')
  const { created_at, id: last_id } = first.page.data.at(-1)
  const next = {
    export_id: first.exportId,
    term: 'rider',
    to_day: '2098-12-31',
    below_created_at: created_at,
    below_id: last_id,
  }
  expect((await take(next)).body.page.data).toHaveLength(191)
  const other = await atWork()
  const attempts = [
    take({ ...next, term: '' }),
    take({ ...next, report: 'amc_report' }),
    take({ ...next, quarantined: true }),
    take({ ...next, export_id: id }),
    take({ ...next, below_id: null }),
    take({ ...next, below_created_at: '2099-01-01' }),
    other.ask('POST', '/rest/v1/rpc/report_export_page', { report: 'booking_report', ...next }),
  ]
  for (const attempt of attempts) expect((await attempt).body).toMatchObject({ code: '22023' })
  expect(await eventsOf(id)).toHaveLength(2)
  expect(await eventsOf(other.id)).toEqual([])
})

test('no token writes a line of the audit trail by hand', async () => {
  const { id, ask } = await atWork()
  const line = { action: 'Exported', subject: 'Nothing at all' }
  expect(await ask('POST', '/rest/v1/audit_events', line)).toMatchObject(refused)
  const forged = { report_name: 'x', filter_words: '', row_count: 1 }
  expect(await ask('POST', '/rest/v1/rpc/record_report_export', forged)).toMatchObject(unknown)
  expect(await ask('POST', '/rest/v1/rpc/record_password_change', {})).toMatchObject(unknown)
  expect(await eventsOf(id)).toEqual([])
})

test('a staff token alone changes neither password nor e-mail at Auth', async () => {
  const { email, userId, password, ask, id } = await atWork()
  const attempts = [
    { password: 'mine-from-now-on' },
    { password: 'mine-from-now-on', current_password: password },
  ]
  for (const body of attempts) expect((await ask('PUT', '/auth/v1/user', body)).status).not.toBe(200)
  // Auth first asks for a click in two mailboxes; its change of the address after that is refused.
  await ask('PUT', '/auth/v1/user', { email: 'thief@mail.example' })
  await expect(
    api.db.sql(`update auth.users set email = 'thief@mail.example' where id = $1`, [id]),
  ).rejects.toMatchObject({ code: '42501' })
  expect((await api.caller().signIn(userId, 'mine-from-now-on')).status).toBe(401)
  expect((await api.caller().signIn(email, password)).status).toBe(200)
  expect(await eventsOf(id)).toEqual([])
})

test('a staff token alone changes no e-mail in the profile either', async () => {
  const { email, ask, id } = await atWork()
  const rename = (to: object) => ask('PATCH', `/rest/v1/staff?id=eq.${id}`, to)
  expect(await rename({ email: 'thief@mail.example' })).toMatchObject(refused)
  const allow = { staff_id: id, email: 'thief@mail.example' }
  expect((await ask('POST', '/rest/v1/rpc/allow_email_change', allow)).status).toBeGreaterThanOrEqual(400)
  // The server allowed one address, for half a minute, once.
  await api.db.sql('select public.allow_email_change($1, $2)', [id, 'mine@dealer.example'])
  expect(await rename({ email: 'thief@mail.example' })).toMatchObject(refused)
  await api.db.sql(`update private.allowed_email_changes set allowed_at = now() - interval '30 seconds'`)
  expect(await rename({ email: 'mine@dealer.example' })).toMatchObject(refused)
  await api.db.sql('select public.allow_email_change($1, $2)', [id, 'mine@dealer.example'])
  expect((await rename({ email: 'mine@dealer.example' })).status).toBeLessThan(300)
  expect(await rename({ email })).toMatchObject(refused)
  expect((await rename({ name: 'Another Name' })).status).toBeLessThan(300)
})

test('a staff token puts no picture into a bucket, and takes none away', async () => {
  const { token, ask } = await atWork()
  const name = `${'b'.repeat(64)}.png`
  for (const bucket of ['offers', 'gallery', 'notifications']) {
    const upload = await api.db.fetch(
      new Request(`${api.db.url}/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        headers: {
          apikey: api.db.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'image/png',
        },
        body: makePng(),
      }),
    )
    expect([bucket, upload.ok]).toEqual([bucket, false])
    await api.db.sql('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name])
    await ask('DELETE', `/storage/v1/object/${bucket}`, { prefixes: [name] })
    const kept = await api.db.sql('select name from storage.objects where bucket_id = $1', [bucket])
    expect([bucket, kept]).toEqual([bucket, [{ name }]])
  }
})

test('what the server allowed holds for one change within half a minute', async () => {
  const { id, ask } = await atWork()
  const set = async (password: string) => (await ask('PUT', '/auth/v1/user', { password })).status
  await api.db.sql('select public.allow_password_change($1)', [id])
  expect(await set('the-first-new-one')).toBe(200)
  expect(await set('the-second-new-one')).not.toBe(200)
  await api.db.sql('select public.allow_password_change($1)', [id])
  await api.db.sql(`update private.allowed_password_changes set allowed_at = now() - interval '30 seconds'`)
  expect(await set('the-third-new-one')).not.toBe(200)
  const lines = await api.db.sql('select user_id, after from public.audit_events where row_id = $1', [id])
  // An operator's change has no member of staff as its actor.
  expect(lines).toContainEqual({ user_id: '', after: '' })
})
