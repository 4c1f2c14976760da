import { expect, test } from 'vitest'
import { AppError } from '#contract/wire/errors.ts'
import { describeCause } from '../http/request-log.ts'
import { dataOf } from './database-error.ts'

function logged(code: string, message: string): string {
  const error = { code, message, details: 'Failing row contains (Asha, 9876543210).', hint: 'Asha' }
  try {
    dataOf({ error, data: null, status: 400, count: null } as never)
  } catch (cause) {
    return describeCause((cause as AppError).cause)
  }
  return ''
}

test.each([
  ['23514', 'new row for relation "t" violates check constraint "t_name_check"', '23514 t_name_check'],
  ['23505', 'duplicate key value violates unique constraint "t_pkey"', '23505 t_pkey'],
  ['22P02', 'invalid input syntax for type uuid: "Asha"', '22P02'],
  ['22001', 'value too long for type character varying(3)', '22001'],
  ['42501', 'permission denied for table t', '42501 permission denied for table t'],
])('of an error %s the log gets nothing that was sent', (code, message, words) => {
  expect(logged(code, message)).toBe(`DatabaseError: ${words}`)
})

test('what was thrown as it came is logged by its code', () => {
  expect(describeCause(new AppError('internal', { cause: { code: 'XX', details: 'Asha' } }))).toMatch(
    /<- code XX$/,
  )
  expect(describeCause('Asha')).toBe('code unknown')
})

test('a database without room on its disk, which takes no writes, is one that cannot be asked now', () => {
  const message = 'cannot execute INSERT in a read-only transaction'
  const error = { code: '25006', message, details: null, hint: null }
  // PostgREST gives this error the status 405.
  const refused = () => dataOf({ error, data: null, status: 405, count: null } as never)
  expect(refused).toThrow(expect.objectContaining({ code: 'unavailable' }))
})
