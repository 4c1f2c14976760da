import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { leadStages } from '#contract/leads/lead-stages.ts'
import type { InboxRow, Lead } from '#contract/leads/leads.ts'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { medianOf } from '#server/services/leads/lead-figures.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addTwoOutlets } from '#server/testing/helpers/two-outlets.ts'
import { reportOfDay } from '#web/features/dashboard/report-address.ts'
import { filtersOf, questionOf } from '#web/features/inbox/use-inbox-question.ts'
import { breakdownsOf, daysOf } from '#web/features/lead-figures/figure-rows.ts'
import { keyFiguresOf } from '#web/features/lead-figures/key-figure-list.ts'

const names = { motorcycle: '', scooter: '', ev: '', bigwing: '', club: '', network: '' }
const cases = 3
const leadsOfCase = 40
let api: TestApi
let owner: StaffCaller
let near: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  ;({ owner, near } = await addTwoOutlets(api, 'sales'))
})
afterAll(() => api.close())

const minutesOfDay = 24 * 60
/** Minutes before now: often of today, sometimes at the ends of the thirty days, sometimes long ago. */
const anAge = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: minutesOfDay }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 62 * minutesOfDay }) },
  { weight: 1, arbitrary: fc.integer({ min: 28, max: 31 }).map((days) => days * minutesOfDay) },
)
const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }))
const aLead = fc.record({
  family: fc.constantFrom('sales', 'sales', 'service', 'other'),
  stageAt: fc.nat({ max: 6 }),
  age: anAge,
  mobile: fc.constantFrom('90000 00001', '90000 00002', '90000 00003', '90000 00004', ''),
  model: fc.constantFrom('', 'SP125', 'Own words'),
  source: fc.constantFrom('', 'google', 'facebook'),
  outlet: fc.option(fc.constantFrom(1, 2)),
  isMine: fc.boolean(),
  promise: maybe(5, 2 * minutesOfDay),
  answer: maybe(1, 3 * minutesOfDay),
  due: maybe(-minutesOfDay, 3 * minutesOfDay),
})
type GivenLead = typeof aLead extends fc.Arbitrary<infer Value> ? Value : never

const forms = {
  sales: `insert into public.product_enquiries (id, created_at, name, mobile, email, model, colour)
    values ($1, now() - $2 * interval '1 minute', 'Bijaya', coalesce(nullif($3, ''), '-'), 'b@mail.example', 'SP125', 'Red')`,
  service: `insert into public.service_bookings (id, created_at, mobile) values ($1, now() - $2 * interval '1 minute', $3)`,
  other: `insert into public.contact_requests (id, created_at, first_name, last_name, postal_code, mobile)
    values ($1, now() - $2 * interval '1 minute', 'Bijaya', 'Das', '751001', coalesce(nullif($3, ''), '-'))`,
}

/** Stores the enquiry of a lead and sets the work on it; an answer lies some minutes after the coming. */
async function put(lead: GivenLead): Promise<void> {
  const id = randomUUID()
  const family = lead.family as keyof typeof forms
  const stages = leadStages[family]
  const stage = stages[lead.stageAt % stages.length]?.id
  await api.db.sql(forms[family], [id, lead.age, lead.mobile])
  await api.db.sql(
    `update public.leads set stage = $2, lost_because = case when $2 = 'lost' then 'Elsewhere' else '' end, model = $3,
       source = $4, outlet_id = $5, assignee_id = $6, due_at = now() + $7 * interval '1 minute',
       promised_at = created_at + $8 * interval '1 minute'
     where enquiry_id = $1`,
    [
      id,
      stage,
      lead.model,
      lead.source,
      lead.outlet,
      lead.isMine ? near.account.id : null,
      lead.due,
      lead.promise,
    ],
  )
  // An end answers by itself, and no answer lies in the future.
  const answered = lead.answer !== null && lead.answer < lead.age ? lead.answer : null
  await api.db.sql(
    `update public.leads set answered_at = case when $2::integer is not null or is_open
       then created_at + $2 * interval '1 minute' else answered_at end where enquiry_id = $1`,
    [id, answered],
  )
}

/** The leads of the list that an address of the inbox opens, and their number. */
async function listOf(caller: StaffCaller, to: string): Promise<{ leads: Lead[]; count: number }> {
  const question = questionOf(new URLSearchParams(to.split('?')[1]))
  const body = { ...filtersOf(question), tab: question.tab, limit: 100 }
  const answer = await caller.call('POST', '/api/leads', { body })
  expect(answer.status).toBe(200)
  const { data, leads: count } = answer.body as { data: InboxRow[]; leads: number }
  return { leads: data.flatMap(({ folded, ...row }) => [row, ...folded]), count }
}

/** The median as the figure counts it, by the leads of the list. */
function medianIn(leads: readonly Lead[]): number | null {
  const steps = leads.map(({ createdAt, answeredAt }) => {
    const minutes = (Date.parse(answeredAt ?? '') - Date.parse(createdAt)) / 60_000
    return { value: String(Math.round(Math.log(Math.max(minutes, 1)) / Math.log(1.1))), now: 1, before: 0 }
  })
  return medianOf(steps, 'now')
}

async function expectFiguresToLead(caller: StaffCaller): Promise<void> {
  const figures = (await caller.call('GET', '/api/dashboard/leads')).body as LeadFigures
  const expectCount = async (what: string, count: number, to: string) =>
    expect([what, (await listOf(caller, to)).count]).toEqual([what, count])
  for (const { title, value, to, parts } of keyFiguresOf(figures)) {
    for (const { words, count, to } of parts ?? []) await expectCount(`${title}: ${words}`, count, to)
    const { leads, count } = await listOf(caller, to)
    if (title === 'Promises kept') expect([title, count]).toEqual([title, parts?.[0]?.count])
    else if (title === 'Promises of today')
      expect([title, count]).toEqual([title, parts?.reduce((sum, part) => sum + part.count, 0)])
    else if (title === 'Time to first answer')
      expect([title, medianIn(leads)]).toEqual([title, figures.medianMinutes.now])
    else expect([title, groupLakhs(count)]).toEqual([title, value])
  }
  for (const { title, rows } of breakdownsOf(figures, names))
    for (const { label, now, to } of rows) await expectCount(`${title}: ${label}`, now, to)
  for (const { day, now, to } of daysOf(figures).filter(({ now }) => now > 0)) await expectCount(day, now, to)
}

/** Each number of today leads to a report that has as many entries. */
async function expectReportsToAgree(): Promise<void> {
  const [{ day, reports: counted }] = (await owner.call('GET', '/api/dashboard')).body as [TodayCounts]
  for (const { report, today } of counted.filter(({ report }) => report !== 'audit')) {
    const params = new URLSearchParams(reportOfDay(report, day).split('?')[1])
    const path = reports.find(({ id }) => id === params.get('page'))?.path ?? ''
    const body = { fromDate: params.get('from'), toDate: params.get('to') }
    const page = (await owner.call('POST', path, { body })).body as ReportPage
    expect([report, page.totalRecords, page.data.length]).toEqual([report, today, Math.min(today, 10)])
  }
}

test('every figure of the dashboard is the number of leads or entries in the list that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aLead, { minLength: leadsOfCase, maxLength: leadsOfCase }), async (leads) => {
      for (const table of ['product_enquiries', 'service_bookings', 'contact_requests'])
        await api.db.sql(`delete from public.${table}`)
      await api.db.sql('delete from public.contact_marks')
      for (const lead of leads) await put(lead)
      const { data } = (await owner.call('POST', '/api/leads', { body: { limit: 100 } })).body as {
        data: InboxRow[]
      }
      const agent = data.find(({ mobile }) => mobile === '90000 00004')
      if (agent)
        await owner.call('PATCH', `/api/lead/${agent.id}/marks`, {
          body: { mark: 'not-a-customer', isSet: true },
        })
      const person = data.find(({ folded, isOpen }) => isOpen && folded.length > 0)
      for (const { id } of person?.folded.filter(({ family }) => family === person.family) ?? [])
        await owner.call('PATCH', `/api/lead/${id}/merge`, { body: { into: person?.id } })
      for (const caller of [owner, near]) await expectFiguresToLead(caller)
      await expectReportsToAgree()
    }),
    { numRuns: cases },
  )
}, 180_000)
