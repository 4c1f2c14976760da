import { expect, test } from 'vitest'
import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { deliveriesOf } from './deliveries-of.ts'

const door: OpenDoor = {
  slug: 'door',
  vendor: 'signed',
  sealed: '',
  former: [],
  fields: {},
  pages: [],
  numbers: [],
}
const json = 'application/json'
const rowsOf = (text: string, type = json) =>
  deliveriesOf(text, type, door).map(({ enquiry }) => enquiry?.row as Record<string, unknown>)

test.each([
  ['null', 'null'],
  ['a number', '42'],
  ['an empty list', '[]'],
  ['half an object', '{"name": "Asha"'],
  ['nothing', ''],
  ['a list in a list, thirty thousand times', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['an object in an object', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
])('%s is one delivery, and no fault of ours', (_, text) => {
  expect(rowsOf(text)).toMatchObject([{ name: '', mobile: '' }])
})

test('a list of leads is a delivery for each, whatever else it is told with', () => {
  const text = JSON.stringify([
    { id: 'first', name: 'Asha', phone: '9861000001' },
    { id: 'second', name: 'Ravi', phone: '9861000002' },
  ])
  expect(deliveriesOf(text, json, door)).toMatchObject([
    { vendorId: 'first', enquiry: { row: { name: 'Asha', mobile: '9861000001', answers: [] } } },
    { vendorId: 'second', enquiry: { row: { name: 'Ravi', mobile: '9861000002', answers: [] } } },
  ])
})

test('the facts of a person are found in an envelope, and those of a showroom are not', () => {
  const envelope = { event: 'lead', showroom: { name: 'Jagatpur', phone: '0671 2345678' } }
  const lead = { full_name: 'Asha', phone: '98610 00001', model: { name: 'Dio' } }
  expect(rowsOf(JSON.stringify({ ...envelope, data: { lead } }))).toMatchObject([
    {
      name: 'Asha',
      mobile: '9861000001',
      answers: expect.arrayContaining(['showroom.name: Jagatpur', 'data.lead.model.name: Dio']),
    },
  ])
})

test('a list of questions with their answers is read as fields', () => {
  const fields = [
    { id: 'f1', label: 'Name', value: 'Asha' },
    { id: 'f2', label: 'Phone', value: '9861000001' },
    { id: 'f3', label: 'When?', value: ['Soon', 'Sunday'] },
  ]
  expect(rowsOf(JSON.stringify({ form: 7, fields }))).toMatchObject([
    { name: 'Asha', mobile: '9861000001', answers: ['form: 7', 'When?: Soon, Sunday'] },
  ])
})

test('what a field says beside what is taken of it stays as an answer', () => {
  const sent = { phone: '9861000001 / 9861000002', name: `Asha ${'x'.repeat(200)}`, constructor: 'built' }
  expect(rowsOf(JSON.stringify(sent))[0]?.answers).toEqual([
    'phone: 9861000001 / 9861000002',
    expect.stringMatching(/^name: Asha x{200}$/),
    'constructor: built',
  ])
})

test('a part of Meta’s call in another shape takes no lead beside it along', () => {
  const meta: OpenDoor = { ...door, vendor: 'meta' }
  const lead = (value: object) => ({ field: 'leadgen', value: { leadgen_id: '1', ...value } })
  const entry = [
    null,
    { id: {}, changes: [{ field: 'feed' }, null, lead({ leadgen_id: 1, page_id: {}, created_time: [] })] },
    { id: '5', changes: 'none' },
    { id: '5', changes: [lead({ leadgen_id: '2', form_id: [] }), { field: 'leadgen', value: null }] },
  ]
  expect(deliveriesOf(JSON.stringify({ object: 'page', entry }), json, meta)).toMatchObject([
    { vendorId: '1' },
    { vendorId: '2', body: '{"page_id":"5","leadgen_id":"2"}' },
  ])
  for (const text of ['null', '[]', '{"entry":4}', '{']) expect(deliveriesOf(text, json, meta)).toEqual([])
})

test.each([true, 'true', 'TRUE', 1])('Google’s test is a test as %j', (is_test) => {
  const google: OpenDoor = { ...door, vendor: 'google' }
  expect(deliveriesOf(JSON.stringify({ lead_id: 'x', is_test }), json, google)).toMatchObject([
    { state: 'test' },
  ])
})
