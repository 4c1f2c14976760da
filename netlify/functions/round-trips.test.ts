import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultySupabase, pointedTo } from '#server/testing/helpers/faulty-supabase.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})
afterAll(() => api.close())

/**
 * A Supabase that answers the first calls only when so many have come. If one of these calls waits for
 * another's answer, none is ever answered.
 */
async function gate(count: number) {
  const asked: string[] = []
  const all = Promise.withResolvers<void>()
  const server = await faultySupabase((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    asked.push(request.url?.split('/').at(-1) ?? '')
    if (asked.length >= count) all.resolve()
    await all.promise
    const call = new Request(`${api.db.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      body,
    })
    const answered = await api.db.fetch(call)
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(Buffer.from(await answered.arrayBuffer()))
  }
  return { ...server, asked }
}

const askForPage = () => staff.call('POST', '/api/enquiryReports', { body: {} })

test('a page of a report takes one round trip: its query waits for no check', async () => {
  const both = await gate(2)
  await pointedTo(api, both.url, async () => {
    expect(await askForPage()).toMatchObject({ status: 200, body: { data: [], totalRecords: 0 } })
  })
  both.close()
  expect(both.asked.toSorted()).toEqual(['report_page', 'use_staff_session'])
})

test('an enquiry takes one round trip', async () => {
  const one = await gate(1)
  const enquiry = {
    name: 'Asha',
    mobileNo: '9876543210',
    emailId: 'a@x.example',
    model: 'SP125',
    color: 'Red',
  }
  await pointedTo(api, one.url, async () => {
    expect((await api.caller().call('POST', '/api/postBooking', { body: enquiry })).status).toBe(201)
  })
  one.close()
  expect(one.asked).toEqual(['take_enquiry'])
})

test('a session that the sign-in did not open is none', async () => {
  await api.db.sql('delete from private.staff_sessions')
  expect((await askForPage()).status).toBe(401)
  await staff.as(staff.account)
  expect((await askForPage()).status).toBe(200)
})

test('whoever is refused learns nothing of the page, nor what was wrong with the question', async () => {
  expect((await api.caller().call('POST', '/api/enquiryReports', { body: { page: 'x' } })).status).toBe(401)
  expect((await staff.call('POST', '/api/enquiryReports', { body: { page: 'x' } })).status).toBe(422)
  await api.db.sql(`update public.staff set status = 'inactive' where id = $1`, [staff.account.id])
  expect(await askForPage()).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } })
  expect((await staff.call('POST', '/api/enquiryReports', { body: { page: 'x' } })).status).toBe(401)
})
