import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readersOf, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import type { World } from '#server/testing/helpers/sample-calls/world.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let world: World
const callers = {} as Record<StaffRole, Caller>

beforeAll(async () => {
  api = await startTestApi()
  world = await makeWorld(api)
  for (const role of staffRoleIds) callers[role] = await api.staffCaller({ role })
})
afterAll(() => api.close())

test('an account of single outlets reads no report, which shows all of them', async () => {
  const caller = await api.staffCaller({ role: 'manager', outletIds: [1] })
  for (const path of [
    '/api/enquiryReports',
    '/api/reports/enquiry/00000000-0000-4000-8000-000000000001/release',
  ])
    expect(await caller.call('POST', path, { body: {} })).toMatchObject({ status: 403 })
  const [{ reports: counted }] = (await caller.call('GET', '/api/dashboard')).body as [{ reports: unknown[] }]
  expect(counted).toEqual([])
})

test('the session says which role it has', async () => {
  for (const role of staffRoleIds)
    expect((await callers[role].call('GET', '/api/me')).body).toMatchObject({ role, outlet_ids: [] })
})

// The caller took the token of a sales account out of its cookie, and calls Supabase past this site.
describe('a sales account gets nothing of HR over the API directly', () => {
  const secret = 'Anonyma Secreta'
  let call: (method: string, path: string, body?: unknown) => Promise<Response>
  let leadId: string
  let resume: string

  beforeAll(async () => {
    const { accessToken } = await api.db.createStaff({ role: 'sales' })
    expect(await api.db.openSession(accessToken)).toBe(true)
    call = (method, path, body) =>
      api.db.fetch(
        new Request(`${api.db.url}${path}`, {
          method,
          headers: {
            apikey: api.db.publishableKey,
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
          },
          body: body === undefined ? null : JSON.stringify(body),
        }),
      )
    resume = world.resumePath
    await api.db.sql(`update public.career_applications set name = $1 where resume_path = $2`, [
      secret,
      resume,
    ])
    await api.db.sql(
      `update public.leads set name = $1 where enquiry_id = (select id from public.career_applications where resume_path = $2)`,
      [secret, resume],
    )
    const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where name = $1', [secret])
    leadId = lead?.id ?? ''
    expect(leadId).not.toBe('')
  })

  test('nor from its reports, in pages, whole, in counts or out of quarantine', async () => {
    for (const { view } of reports.filter(({ family }) => !readersOf[family].includes('sales'))) {
      for (const [name, body] of [
        ['report_page', { report: view }],
        ['report_page', { report: view, quarantined: true }],
        ['report_export_page', { report: view }],
        ['release_enquiry', { report: view, enquiry_id: leadId }],
      ] as const) {
        const answer = await call('POST', `/rest/v1/rpc/${name}`, body)
        expect([view, name, answer.status]).toEqual([view, name, 403])
      }
    }
    expect((await call('POST', '/rest/v1/rpc/report_page', { report: 'sales_report' })).status).toBe(200)
    expect((await call('POST', '/rest/v1/rpc/report_export_page', { report: 'sales_report' })).status).toBe(
      403,
    )
    const counts = await (await call('POST', '/rest/v1/rpc/today_counts', {})).text()
    expect(counts).toContain('sales_report')
    expect(counts).not.toMatch(/career|network|audit/)
  })

  test('nor from its tables and views', async () => {
    for (const name of [
      'career_applications',
      'network_applications',
      'career_report',
      'network_report',
      'leads',
    ])
      expect([name, (await call('GET', `/rest/v1/${name}?select=*`)).ok]).toEqual([name, false])
    expect(await (await call('GET', '/rest/v1/audit_events?select=subject')).json()).toEqual([])
    const staff = (await (await call('GET', '/rest/v1/staff?select=user_id,role')).json()) as unknown[]
    expect(staff).toMatchObject([{ role: 'sales' }])
  })

  test('nor a resume', async () => {
    expect((await call('POST', '/rest/v1/rpc/open_resume', { path: resume })).status).toBe(403)
    for (const way of ['authenticated', 'public'])
      expect((await call('GET', `/storage/v1/object/${way}/resumes/${resume}`)).ok).toBe(false)
    expect(await (await call('POST', '/storage/v1/object/list/resumes', { prefix: '' })).json()).toEqual([])
  })

  test('nor a right by changing its own account', async () => {
    for (const body of [{ role: 'owner' }, { outlet_ids: [] }, { status: 'active' }])
      expect((await call('PATCH', '/rest/v1/staff?user_id=neq.nobody', body)).ok).toBe(false)
  })
})
