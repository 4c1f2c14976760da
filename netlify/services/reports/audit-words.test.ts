import { expect, test } from 'vitest'
import { auditInWords } from './audit-words.ts'

const change = {
  is_row: true,
  table_name: 'dealers',
  subject: 'Jagatpur',
  changed: '',
  before: '',
  after: '',
  old_values: null,
  new_values: null,
}
const said = (one: Partial<Record<keyof typeof change, unknown>>) => auditInWords({ ...change, ...one })

test.each([
  ['vehicles', 'SP125', 'price_paise', 'SP125 · Ex-showroom price'],
  ['accessories', 'SP125 Guard', 'price_paise', 'SP125 Guard · Price'],
  ['vehicles', 'SP125', 'is_active', 'SP125 · Visitors see it'],
  ['offers', 'Monsoon', 'last_day', 'Offer Monsoon · Last day'],
  ['dealers', 'Jagatpur', 'sales_no', 'Outlet Jagatpur · Sales'],
  ['dealership', 'dealership', 'whatsapp_no', 'Dealership · WhatsApp, with the country code'],
  ['page_texts', 'company profile', 'markdown', 'Text “Company profile” · Words'],
  ['page_lists', 'lenders', 'entries', 'Lenders · Entries'],
  ['page_lists', 'team', '', 'Staff Members'],
  ['charge_rules', 'road tax petrol 01/04/2026', 'steps', 'Charge road tax petrol from 01/04/2026 · Amounts'],
  ['translations', 'hi Service', '', 'Hindi of “Service”'],
  ['outlet_closed_days', '08/11/2026', '', 'All outlets closed on 08/11/2026'],
  ['promise_settings', 'promise_settings', '', 'Promises'],
  ['whatsapp_settings', 'whatsapp_settings', 'cap_rupees', 'Messages by WhatsApp · Rupees a month'],
  ['lenders_of_old', 'lenders_of_old', '', 'lenders_of_old'],
])('a row of %s is called %s', (table_name, subject, changed, words) => {
  expect(said({ table_name, subject, changed }).subject).toBe(words)
})

test('several columns stand in the order of their names, one alone without its name', () => {
  const image = '/media/slides/1.webp'
  const slide = { table_name: 'slides', new_values: { title: 'Monsoon', alt: 'A shop', image } }
  expect(said(slide)).toMatchObject({
    after: 'What the picture shows: A shop; Picture: A picture; Title: Monsoon',
    before_pictures: '',
    after_pictures: image,
  })
  const shown = { table_name: 'vehicles', changed: 'is_active', before: 'true', after: 'false' }
  expect(said(shown)).toMatchObject({ before: 'On the site', after: 'Hidden' })
  expect(said({ changed: 'is_on', before: 'true', after: 'false' })).toMatchObject({
    before: 'Yes',
    after: 'No',
  })
})

test('lists of figures say what each of them is', () => {
  const steps = [{ upTo: 100_000, percent: 6, rupees: null }, { upTo: 200_000, rupees: 500 }, {}]
  expect(said({ changed: 'steps', new_values: { steps } }).after).toBe(
    'up to 100000 6%, up to 200000 Rs. 500, not settled',
  )
  const values = {
    targets: { service: 60, product_enquiries: 30 },
    mail_lists: [
      { purpose: 'sales', outletId: 1, emails: ['a@x.example', 'b@x.example'] },
      { purpose: 'digest', emails: [] },
    ],
  }
  expect(said({ table_name: 'promise_settings', new_values: values }).after).toBe(
    'Who gets mail: sales of outlet 1 a@x.example b@x.example, digest; How soon you call: product enquiries 30 min, service 60 min',
  )
})

test('rates of GST and messages that are not written are told in words when others changed with them', () => {
  const rate = { beginsOn: '2025-09-22', small: 18, large: 40, electric: 5, isChecked: true }
  expect(
    said({ table_name: 'quotation_settings', new_values: { gst_rates: [rate], prefix: 'K' } }).after,
  ).toBe('GST inside prices: from 22/09/2025 18%, 40%, electric 5%; Letters of the number: K')
  const off = { cap_rupees: 900, off_kinds: ['missed-call', 'reminder-soon'] }
  expect(said({ table_name: 'whatsapp_settings', new_values: off }).after).toBe(
    'Rupees a month: 900; Not written: Missed call, Reminder two hours before',
  )
})

test.each([
  ['closed_at', '2026-11-27T05:52:05.785+00:00', '27/11/2026 11:22 AM'],
  ['closed_at', '2026-12-31T18:30:00Z', '01/01/2027 12:00 AM'],
  ['begins_on', '2026-12-01', '01/12/2026'],
  ['note', 'from 2026-01-01, no 2026-13-99', 'from 01/01/2026, no 2026-13-99'],
])('a moment or a day in %s stands in Indian time: %s', (changed, value, words) => {
  expect(said({ changed, before: value, new_values: { [changed]: value } })).toMatchObject({
    before: words,
    after: words,
  })
  expect(auditInWords({ ...change, is_row: false, after: value })).toMatchObject({ after: words })
})

test('what the database wrote in words stays as it is', () => {
  const written = { ...change, is_row: false, subject: 'Order of the slides', before: '1, 2', after: '2, 1' }
  expect(auditInWords(written)).toEqual({ ...written, before_pictures: '', after_pictures: '' })
})

const ofVehicle = (old_values: object, new_values: object) =>
  auditInWords({
    ...change,
    is_row: false,
    table_name: 'vehicles',
    action: 'Changed',
    subject: 'Z200 · facts, pictures',
    old_values,
    new_values,
  })

test('a save of a vehicle is told by the labels of its editor, with its pictures', () => {
  expect(ofVehicle({ facts: { tagline: '' } }, { facts: { tagline: 'Made for Odisha' } })).toMatchObject({
    subject: 'Z200 · Line of text',
    before: 'Nothing',
    after: 'Made for Odisha',
  })
  const drum = { id: 1, name: 'Drum', pricePaise: 8_000_000 }
  expect(
    ofVehicle(
      { facts: { isInMenu: false }, pictures: { hero: '' }, variants: [] },
      { facts: { isInMenu: true }, pictures: { hero: '/media/catalogue/1.webp' }, variants: [drum] },
    ),
  ).toMatchObject({
    subject: 'Z200',
    before: 'Stands in the menu: No; Main picture: Nothing; Variants & prices: None',
    after: 'Stands in the menu: Yes; Main picture: A picture; Variants & prices: Drum, ₹80,000',
    before_pictures: '',
    after_pictures: '/media/catalogue/1.webp',
  })
  expect(ofVehicle({ state: 'hidden' }, { state: 'archived' })).toMatchObject({
    subject: 'Z200 · Visitors see it',
    before: 'Hidden',
    after: 'Archived',
  })
})
