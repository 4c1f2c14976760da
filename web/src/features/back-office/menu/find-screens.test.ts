import { expect, test } from 'vitest'
import { findScreens } from './find-screens.ts'
import { staffScreens } from './staff-screens.ts'

const found = (typed: string) => findScreens(staffScreens, typed).map(({ id }) => id)

test.each([
  ['pri', 'price'],
  ['accessories price', 'accessories'],
  ['tax', 'charges'],
  ['rto', 'charges'],
  ['photo', 'gallery'],
  ['Odia', 'languages'],
  ['finance', 'finance'],
  ['loan', 'lenders'],
  ['closed days', 'outlets#closed-days'],
  ['closed', 'outlets#closed-days'],
  ['holiday', 'outlets#closed-days'],
  ['outlet', 'outlets'],
  ['erase', 'privacy'],
  ['manage price', 'price'],
  ['extended warranty report', 'ew'],
  ['contact us', 'message'],
  ['resume', 'applicants'],
  ['password', 'change-password'],
])('"%s" finds %s first', (typed, id) => {
  expect(found(typed)[0]).toBe(id)
})

test('a screen with the word in its name stands before one that is only about it', () => {
  expect(found('models').slice(0, 2)).toEqual(['other-models', 'catalogue'])
  expect(found('slides')).toEqual(['slides'])
})

test('nothing typed finds all screens, words that no screen has find none', () => {
  expect(found(' ')).toHaveLength(staffScreens.length)
  expect(found('tax xyz')).toEqual([])
})
