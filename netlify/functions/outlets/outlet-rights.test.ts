import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Plan } from '#contract/appointments/appointment-plans.ts'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { changesOthers, editors } from '#contract/people/staff-roles.ts'
import { endpoints } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: StaffCaller
/** A manager of the first outlet. */
let manager: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  owner = await api.staffCaller()
  manager = await api.staffCaller({ role: 'manager', outletIds: [1] })
})
afterAll(() => api.close())

const refused = { status: 403, body: { message: changesOthers } }
const outletOf = async (id: number) =>
  ((await manager.call('GET', '/api/outlets')).body as OutletRecord[]).find((outlet) => outlet.id === id)

async function saveOutlet(caller: StaffCaller, id: number) {
  const outlet = await outletOf(id)
  const facts = { ...outlet?.facts, salesNumber: '98765 43210' }
  return caller.call('PATCH', `/api/outlets/${id}`, { body: { expected: outlet?.at, facts } })
}

async function savePlan(caller: StaffCaller, outletId: number) {
  const plans = (await manager.call('GET', '/api/appointmentPlans')).body as Plan[]
  const plan = plans.find((one) => one.outletId === outletId)
  return caller.call('PATCH', `/api/appointmentPlans/${outletId}`, {
    body: { expected: plan?.at, facts: plan?.facts },
  })
}

test('each write that editors make says whose it is: one outlet’s, or all of them', () => {
  const unsaid = endpoints.filter(
    ({ method, onlyFor, changesAll, ofOneOutlet }) =>
      method !== 'GET' && onlyFor === editors && !changesAll && !ofOneOutlet,
  )
  // One writes nothing, the other gives leads away, each of which has an outlet of its own.
  expect(unsaid.map(({ name }) => name).toSorted()).toEqual(['handOver', 'previewPageText'])
})

describe('a manager of one outlet', () => {
  test('reads all outlets and changes the own one: facts, times, and whether it is open', async () => {
    expect((await saveOutlet(manager, 1)).status).toBe(200)
    expect((await savePlan(manager, 1)).status).toBe(200)
    for (const isClosed of [true, false])
      expect(await manager.call('PATCH', '/api/outlets/1/state', { body: { isClosed } })).toMatchObject({
        status: 200,
      })
  })

  test('changes nothing of another outlet, in words', async () => {
    expect(await saveOutlet(manager, 2)).toMatchObject(refused)
    expect(await savePlan(manager, 2)).toMatchObject(refused)
    const closing = manager.call('PATCH', '/api/outlets/2/state', { body: { isClosed: true } })
    expect(await closing).toMatchObject(refused)
  })

  test('changes nothing that holds for all', async () => {
    for (const endpoint of endpoints.filter(({ changesAll }) => changesAll)) {
      const path = pathOf(endpoint, { id: 1, kind: 'slides', bikeName: 'SP125', slug: 'google' })
      const answer = await manager.call(endpoint.method, path, endpoint.body ? { body: {} } : {})
      expect([endpoint.name, answer]).toEqual([endpoint.name, expect.objectContaining({ status: 403 })])
    }
  })
})

describe('its token, past this site,', () => {
  async function ask(caller: StaffCaller, method: string, path: string, body: unknown) {
    const { access_token } = await api.db.startSession(caller.account)
    const headers = {
      apikey: api.db.publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    const request = new Request(`${api.db.url}/rest/v1/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    const answer = await api.db.fetch(request)
    return { status: answer.status, body: await answer.json() }
  }
  const none = { status: 200, body: [] }

  test('changes the own outlet alone', async () => {
    const change = { open_time: '9 to 6' }
    expect((await ask(manager, 'PATCH', 'dealers?id=eq.1', change)).body).toHaveLength(1)
    expect(await ask(manager, 'PATCH', 'dealers?id=eq.2', change)).toMatchObject(none)
    expect(
      (await ask(manager, 'POST', 'rpc/save_plan', { outlet: 2, expected: null, new_rules: [] })).status,
    ).toBe(403)
  })

  test.each([
    ['dealership?id=eq.1', { city: 'Puri' }],
    ['promise_settings?id=eq.1', { targets: {} }],
    ['site_parts?id=eq.chat', { is_on: false }],
    ['page_lists?id=eq.team', { entries: [] }],
    ['page_texts?id=eq.about', { markdown: 'Words' }],
    ['translations?language=eq.or', { text: 'x' }],
    ['slides?id=gt.0', { alt: 'x' }],
    ['offers?id=gt.0', { alt: 'x' }],
    ['notifications?id=gt.0', { alt: 'x' }],
    ['gallery_images?id=gt.0', { alt: 'x' }],
    ['charge_rules?id=gt.0', { source: 'x' }],
    ['vehicles?id=gt.0', { is_active: false }],
    ['variants?id=gt.0', { price_paise: 5 }],
    ['accessories?id=gt.0', { price_paise: 5 }],
  ])('changes no row of %s', async (path, change) => {
    expect(await ask(manager, 'PATCH', path, change)).toMatchObject(none)
  })

  test('adds and removes nothing that holds for all, and calls no door to it', async () => {
    expect(
      (await ask(manager, 'POST', 'outlet_closed_days', { day: '2040-01-26', words: 'Holiday' })).status,
    ).toBe(403)
    expect((await ask(manager, 'POST', 'page_texts', { id: 'terms', markdown: 'x' })).status).toBe(403)
    expect(await ask(manager, 'DELETE', 'slides?id=gt.0', undefined)).toMatchObject(none)
    for (const [name, body] of [
      ['save_vehicle', { vehicle_id: 1, expected: 1, changes: {} }],
      ['set_vehicle_state', { vehicle_id: 1, wanted: 'hidden' }],
      ['create_price_batch', { batch_id: manager.account.id, title: 'x', prices: [] }],
      ['order_outlets', { ids: [], expected: [] }],
      ['order_content', { kind: 'slides', ids: [], expected: [] }],
      ['take_back_change', { event_id: manager.account.id }],
      ['publish_site', {}],
    ] as const)
      expect([name, (await ask(manager, 'POST', `rpc/${name}`, body)).status]).toEqual([name, 403])
  })
})

test('with the owner’s tick the same account changes all of that', async () => {
  const { id } = manager.account
  const tick = (changesAll: boolean) => owner.call('PATCH', `/api/staff/${id}`, { body: { changesAll } })
  expect((await tick(true)).status).toBe(200)
  expect((await manager.call('GET', '/api/me')).body).toMatchObject({ outlet_ids: [1], changes_all: true })
  expect((await saveOutlet(manager, 2)).status).toBe(200)
  expect((await savePlan(manager, 2)).status).toBe(200)
  const day = { day: '2040-01-26', words: 'Republic Day' }
  expect((await manager.call('POST', '/api/closedDays', { body: day })).status).toBe(201)

  expect((await tick(false)).status).toBe(200)
  expect(await saveOutlet(manager, 2)).toMatchObject(refused)
})
