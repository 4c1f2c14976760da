import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function send(header: string | undefined, signals = 't=41000;h=0'): Promise<string> {
  const id = randomUUID()
  const { status } = await api.caller().call('POST', '/finance', {
    body: { name: 'Bijaya', contact: '98765 43210' },
    headers: {
      'idempotency-key': id,
      [formSignalsHeader]: signals,
      ...(header && { [enquiryContextHeader]: header }),
    },
  })
  expect(status).toBe(201)
  return id
}

const contextOf = (id: string) =>
  api.db.sql(
    'select source, landing, seen, outlet_id::int from public.enquiry_contexts where enquiry_id = $1',
    [id],
  )
const leadOf = (id: string) =>
  api.db.sql('select source, outlet_id::int from public.leads where enquiry_id = $1', [id])

const context = writeEnquiryContext({ source: 'google', landing: '/bike/SP125', seen: { emi: '₹3,100' } })

test('where an enquiry came from is kept beside it and told to its lead', async () => {
  const id = await send(context)
  expect(await contextOf(id)).toEqual([
    { source: 'google', landing: '/bike/SP125', seen: { emi: '₹3,100' }, outlet_id: null },
  ])
  expect(await leadOf(id)).toEqual([{ source: 'google', outlet_id: null }])
  await api.db.sql('delete from public.finance_enquiries where id = $1', [id])
  expect(await contextOf(id)).toEqual([])
})

test('an outlet that exists goes with the lead; one that does not costs nobody their enquiry', async () => {
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude)
     values (7, 'Outlet', 'Road', '1', '2', '3', '9', 'a@b.example', 'https://www.google.com/maps/embed?pb=1', 20, 85)`,
  )
  const known = await send(writeEnquiryContext({ outletId: 7 }))
  expect(await leadOf(known)).toEqual([{ source: '', outlet_id: 7 }])
  const unknown = await send(writeEnquiryContext({ outletId: 987_654 }))
  expect(await leadOf(unknown)).toEqual([{ source: '', outlet_id: null }])
})

test('what waits in quarantine keeps its context until it becomes a lead', async () => {
  const id = await send(context, 't=41000;h=1')
  expect(await leadOf(id)).toEqual([])
  await api.db.sql('update public.finance_enquiries set is_quarantined = false where id = $1', [id])
  expect(await leadOf(id)).toEqual([{ source: 'google', outlet_id: null }])
})

test.each([undefined, 'no context', encodeURIComponent('{"outletId":-1,"seen":[]}')])(
  'a header that says nothing (%s) changes nothing',
  async (header) => {
    expect(await leadOf(await send(header))).toEqual([{ source: '', outlet_id: null }])
  },
)
