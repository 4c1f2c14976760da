import { expect, test } from 'vitest'
import { inFours, referenceOf, tidyReference } from './reference.ts'

test('a reference follows from the id alone and is read in fours', () => {
  const id = '00000000-0000-4000-8000-00443214c7ff'
  expect(referenceOf(id)).toBe(referenceOf(id.toUpperCase()))
  expect(referenceOf('00000000-0000-4000-8000-000000000001')).toBe('00000001')
  expect(referenceOf('00000000-0000-4000-8000-00ffffffffff')).toBe('ZZZZZZZZ')
  expect(inFours('K7QM2F9D')).toBe('K7QM-2F9D')
})

test('what was typed is read as it was meant', () => {
  expect(tidyReference(' k7qm – 2fOl ')).toBe('K7QM2F01')
})
