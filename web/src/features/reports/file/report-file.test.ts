import { expect, test } from 'vitest'
import { leftOutNote } from './report-file.ts'

test('a file says how many entries it leaves out, and nothing when it has all', () => {
  expect([0, 1, 1200].map(leftOutNote)).toEqual([
    [],
    ['1 entry is left out, of people who asked not to be called or written to or are no customers'],
    ['1,200 entries are left out, of people who asked not to be called or written to or are no customers'],
  ])
})
