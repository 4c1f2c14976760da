import { StorageApiError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { AppError } from '#contract/wire/errors.ts'
import { storedOf, storedOrMissing, storedOrThere } from './storage-error.ts'

// Real answers of Supabase's own Storage server, in the shape that supabase-js gives them.
const answered = (status: number, statusCode: string, message: string) => ({
  data: null,
  error: new StorageApiError(message, status, statusCode),
})

const readOnly = answered(400, '503', 'The database is currently in read-only mode. Please try again later.')
const missing = answered(400, '404', 'Object not found')
const taken = answered(400, '409', 'The resource already exists')

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
  return undefined
}

test.each([
  ['no room on the disk', readOnly],
  ['a file that somebody else writes', answered(400, '423', 'The resource is locked')],
  ['a table that is locked', answered(544, '544', 'The connection to the database timed out')],
  ['no connection left', answered(500, '500', 'database error, code: 53300')],
  ['too many calls', answered(429, '429', 'Too many connections issued to the database')],
  ['no answer', { data: null, error: { message: 'fetch failed' } }],
])('%s is no refusal: it may work in a minute', (_what, answer) => {
  for (const unwrap of [storedOf, storedOrMissing, storedOrThere])
    expect(codeOf(() => unwrap(answer))).toBe('unavailable')
})

test.each([
  ['a type the bucket does not take', answered(400, '415', 'mime type text/html is not supported')],
  ['more than the bucket takes', answered(400, '413', 'The object exceeded the maximum allowed size')],
  ['a key that is none', answered(400, '400', "headers must have required property 'authorization'")],
])('%s is refused for good', (_what, answer) => {
  for (const unwrap of [storedOf, storedOrMissing, storedOrThere])
    expect(codeOf(() => unwrap(answer))).toBe('internal')
})

test('a file that is missing, or there already, is told from one that is refused', () => {
  expect(storedOrMissing(missing)).toBeUndefined()
  expect(storedOrThere(taken)).toBeUndefined()
  expect(codeOf(() => storedOf(missing))).toBe('internal')
  expect(codeOf(() => storedOf(taken))).toBe('internal')
})
