import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxRow } from '#contract/leads/leads.ts'
import { lostReasonIds } from '#contract/leads/lost-reasons.ts'
import type { OwnerReport } from '#contract/reports/owner-report.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addTwoOutlets } from '#server/testing/helpers/two-outlets.ts'
import { filtersOf, questionOf } from '#web/features/inbox/use-inbox-question.ts'
import { listedFigures } from '#web/features/lead-figures/sales/listed-figures.ts'

const leadsOfCase = 40
let api: TestApi
let owner: StaffCaller
let near: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  ;({ owner, near } = await addTwoOutlets(api, 'manager'))
})
afterAll(() => api.close())

const stages = ['new', 'contacted', 'test-ride', 'quoted', 'booked', 'delivered', 'lost']
const aLead = fc.record({
  stages: fc.array(fc.constantFrom(...stages), { maxLength: 3 }),
  reason: fc.constantFrom(...lostReasonIds, ''),
  /**
   * Days before now on which the enquiry was written, and arrived; sometimes beyond the weeks of the report.
   */
  writtenDays: fc.integer({ min: 0, max: 70 }),
  waitedDays: fc.option(fc.integer({ min: 0, max: 12 })),
  mobile: fc.constantFrom('90000 00001', '90000 00002', '90000 00003', '90000 00004', ''),
  source: fc.constantFrom('', 'google', 'facebook'),
  campaign: fc.constantFrom('', 'diwali', 'launch'),
  outlet: fc.option(fc.constantFrom(1, 2)),
  isMine: fc.boolean(),
  answeredAfter: fc.option(fc.integer({ min: 1, max: 4000 })),
  touches: fc.array(fc.constantFrom('call', 'whatsapp', 'phone', 'walk-in', 'due'), { maxLength: 3 }),
  came: fc.boolean(),
  isErased: fc.constantFrom(false, false, false, true),
})
type GivenLead = typeof aLead extends fc.Arbitrary<infer Value> ? Value : never

async function put(lead: GivenLead): Promise<void> {
  const id = randomUUID()
  const { sql } = api.db
  const writtenAt = `now() - $2 * interval '1 day' - interval '1 hour'`
  await sql(
    `insert into public.product_enquiries (id, created_at, name, mobile, email, model, colour)
     values ($1, ${writtenAt}, 'Bijaya', coalesce(nullif($3, ''), '-'), 'b@mail.example', 'SP125', 'Red')`,
    [id, lead.writtenDays, lead.mobile],
  )
  await sql(
    `insert into public.enquiry_contexts (enquiry_table, enquiry_id, source, campaign)
     values ('product_enquiries', $1, $2, $3)`,
    [id, lead.source, lead.campaign],
  )
  const waited = lead.waitedDays === null ? null : Math.min(lead.waitedDays, lead.writtenDays)
  await sql(
    `update public.leads set source = $2, outlet_id = $3, assignee_id = $4,
       arrived_at = created_at + $5 * interval '1 day',
       answered_at = least(now(), created_at + $6 * interval '1 minute')
     where enquiry_id = $1`,
    [id, lead.source, lead.outlet, lead.isMine ? near.account.id : null, waited, lead.answeredAfter],
  )
  for (const [at, kind] of lead.touches.entries())
    await sql(
      `insert into public.lead_events (id, lead_id, created_at, kind, value)
       select gen_random_uuid(), id, least(now(), created_at + $2 * interval '9 hours'), $3, case $3 when 'due' then 'soon' else '' end
       from public.leads where enquiry_id = $1`,
      [id, at, kind],
    )
  for (const stage of lead.stages) {
    await sql(
      `update public.leads set stage = $2, lost_reason = case $2 when 'lost' then $3 else '' end,
         lost_because = case $2 when 'lost' then 'Words' else '' end where enquiry_id = $1`,
      [id, stage, lead.reason],
    )
    await sql(
      `insert into public.lead_events (id, lead_id, kind, value) select gen_random_uuid(), id, 'stage', $2
       from public.leads where enquiry_id = $1`,
      [id, stage],
    )
  }
  if (lead.came)
    await sql(
      `insert into public.appointments (outlet_id, purpose, starts_at, minutes, place, state, enquiry_table, enquiry_id)
       values (1, 'test-ride', now() - interval '2 hours', 30, 1, 'done', 'product_enquiries', $1)`,
      [id],
    )
  if (lead.isErased) await sql(`select private.erase_enquiry('product_enquiries', $1, 'asked')`, [id])
}

/** How many leads the list holds that an address of the inbox opens. */
async function countOf(caller: StaffCaller, to: string): Promise<number> {
  const question = questionOf(new URLSearchParams(to.split('?')[1]))
  const body = { ...filtersOf(question), tab: question.tab, limit: 1 }
  const answer = await caller.call('POST', '/api/leads', { body })
  expect(answer.status).toBe(200)
  return (answer.body as { leads: number }).leads
}

async function expectFiguresToLead(caller: StaffCaller, query: string): Promise<void> {
  const answer = await caller.call('GET', `/api/ownerReport${query}`)
  expect(answer.status).toBe(200)
  const outlet = /outlet=(\d)/.exec(query)?.[1]
  const figures = listedFigures(answer.body as OwnerReport, outlet ? Number(outlet) : undefined)
  for (const { what, count, to } of figures) expect([what, await countOf(caller, to)]).toEqual([what, count])
}

test('every figure of the report is the number of leads in the list that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aLead, { minLength: leadsOfCase, maxLength: leadsOfCase }), async (leads) => {
      await api.db.sql('delete from public.product_enquiries')
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
      for (const { id } of person?.folded ?? [])
        await owner.call('PATCH', `/api/lead/${id}/merge`, { body: { into: person?.id } })
      await expectFiguresToLead(owner, '')
      await expectFiguresToLead(owner, '?weeks=3&outlet=1')
      await expectFiguresToLead(near, '?weeks=12')
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 180_000)
