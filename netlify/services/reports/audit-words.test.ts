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
  ['vehicles', 'SP125', 'price_paise', 'SP125 · ex-showroom price'],
  ['accessories', 'SP125 Guard', 'price_paise', 'SP125 Guard · price'],
  ['slides', 'Monsoon', 'is_active', 'Slide Monsoon · on the site'],
  ['dealers', 'Jagatpur', 'sales_no', 'Outlet Jagatpur · sales no'],
  ['charge_rules', 'road tax petrol 01/04/2026', 'steps', 'Charge road tax petrol from 01/04/2026 · steps'],
  ['translations', 'hi Service', '', 'Hindi of “Service”'],
  ['outlet_closed_days', '08/11/2026', '', 'All outlets closed on 08/11/2026'],
  ['promise_settings', 'promise_settings', '', 'Promises'],
  ['lenders_of_old', 'lenders_of_old', '', 'lenders_of_old'],
])('a row of %s is called %s', (table_name, subject, changed, words) => {
  expect(said({ table_name, subject, changed }).subject).toBe(words)
})

test('several columns stand in the order of their names, one alone without its name', () => {
  expect(said({ new_values: { name: 'Jagatpur', alt: 'A shop', is_active: 'true' } }).after).toBe(
    'words for the picture: A shop; on the site: shown; name: Jagatpur',
  )
  expect(said({ changed: 'is_active', before: 'true', after: 'false' })).toMatchObject({
    before: 'shown',
    after: 'hidden',
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
  expect(said({ new_values: values }).after).toBe(
    'mail lists: sales of outlet 1 a@x.example b@x.example, digest; targets: product enquiries 30 min, service 60 min',
  )
})

test('what the database wrote in words stays as it is', () => {
  const written = { ...change, is_row: false, subject: 'Order of the slides', before: '1, 2', after: '2, 1' }
  expect(auditInWords(written)).toEqual(written)
})
