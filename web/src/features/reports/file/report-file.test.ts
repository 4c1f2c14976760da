import { expect, test } from 'vitest'
import { leftOutNote } from './report-file.ts'

test('a file says how many entries it leaves out, and nothing when it has all', () => {
  expect([0, 1, 1200].map(leftOutNote)).toEqual([
    [],
    ['1 entry of people who asked not to be called or written to is left out'],
    ['1,200 entries of people who asked not to be called or written to are left out'],
  ])
})
