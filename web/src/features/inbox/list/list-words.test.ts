import { expect, test } from 'vitest'
import { countWords } from './list-words.ts'

const page = (totalRecords: number, leads: number, { page = 1, isCapped = false } = {}) =>
  countWords({ page, totalRecords, leads, isCapped }, 25)

test('the count reads right for one and for many', () => {
  expect(page(1, 1)).toBe('1 person, 1 lead')
  expect(page(1, 3)).toBe('1 person, 3 leads')
  expect(page(25, 27)).toBe('25 people, 27 leads')
  expect(page(40, 46)).toBe('1 to 25 of 40 people, 46 leads')
  expect(page(40, 46, { page: 2 })).toBe('26 to 40 of 40 people, 46 leads')
  expect(page(990, 1000, { isCapped: true })).toBe('1 to 25 of more than 990 people, 1,000+ leads')
})
