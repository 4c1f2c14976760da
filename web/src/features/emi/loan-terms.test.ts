import { expect, test } from 'vitest'
import { initialTerms, numberOf, withTerm } from './loan-terms.ts'

test('opens with a fifth of the price down, in round figures', () => {
  expect(initialTerms(91_771, null)).toMatchObject({
    price: '91,771',
    downPayment: '18,500',
    amount: '73,271',
  })
  expect(initialTerms(undefined, null)).toMatchObject({ price: '', downPayment: '', amount: '' })
})

test('price, down payment and loan keep adding up, whichever is changed', () => {
  const terms = initialTerms(100_000, null)
  expect(withTerm(terms, 'downPayment', '30,000').amount).toBe('70,000')
  expect(withTerm(terms, 'price', '1,20,000').amount).toBe('1,00,000')
  expect(withTerm(terms, 'amount', '60000').downPayment).toBe('40,000')
  expect(withTerm(terms, 'amount', '150000').downPayment).toBe('0')
  expect(withTerm(terms, 'months', '12')).toEqual({ ...terms, months: '12' })
})

test('without a price the loan is typed by itself', () => {
  expect(withTerm(initialTerms(undefined, null), 'amount', '80000')).toMatchObject({
    price: '',
    downPayment: '',
    amount: '80000',
  })
})

test.each([
  ['1,00,000', 100_000],
  ['₹ 4,801.29', 4801.29],
  ['୧,୦୦,୦୦୦', 100_000],
  ['9.', 9],
  ['.5', 0.5],
  ['-5', -5],
])('%s is %d', (text, value) => expect(numberOf(text)).toBe(value))

test.each(['', 'ten', '1.2.3', '1e5', '12 months'])('%j is no number', (text) => {
  expect(numberOf(text)).toBeNaN()
})

test('the calculator begins with the loan of the dealer, or with an example', () => {
  expect(initialTerms(100_000, { annualRate: 9.75, months: 48 })).toMatchObject({
    annualRate: '9.75',
    months: '48',
  })
  expect(initialTerms(100_000, null)).toMatchObject({ annualRate: '10.5', months: '36' })
})
