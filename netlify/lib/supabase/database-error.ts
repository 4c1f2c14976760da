import type { PostgrestError, PostgrestSingleResponse } from '@supabase/supabase-js'
import { AppError } from '#contract/wire/errors.ts'

/**
 * The part of a failed query that may be logged: Postgres's code, and its message where that cannot contain
 * data.
 */
export class DatabaseError extends Error {
  readonly code: string

  /**
   * Errors about data (classes 22 and 23) quote data in message and details, so only the constraint of such
   * an error is kept.
   */
  constructor({ code, message }: PostgrestError) {
    const isAboutData = /^2[23]/.test(code)
    const constraint = /\bconstraint "([a-z0-9_]+)"/.exec(message)?.[1]
    super([code, isAboutData ? constraint : message].filter(Boolean).join(' '))
    this.name = 'DatabaseError'
    this.code = code
  }
}

/**
 * Unwraps a Supabase answer. Throws `unauthorized` when the token is no longer valid, `unavailable` when the
 * database cannot be reached, `invalid_fields` when a row was to name a file that was removed, `internal`
 * otherwise; the cause is a `DatabaseError`.
 */
export function dataOf<T>(answer: PostgrestSingleResponse<T>): T {
  if (!answer.error) return answer.data
  if (isFileGone(answer.error)) throw fileGone()
  throw new AppError(codeOf(answer.error.code, answer.status), { cause: new DatabaseError(answer.error) })
}

/** Did the trigger `keep_files` refuse a row, because the row names a file that was removed? */
function isFileGone({ code, message }: PostgrestError): boolean {
  return code === '23503' && message.includes('"file_is_there"')
}

function fileGone(): AppError {
  const message =
    'A picture in here was added more than a day ago without being saved, and is gone. Please choose it again.'
  return new AppError('invalid_fields', { message })
}

/** Was a row refused because another row has a value that must be unique? */
export function isUniqueViolation(error: PostgrestError | null): error is PostgrestError {
  return error?.code === '23505'
}

/**
 * The wire's code for an error. Postgres classes 08, 53, 57 and 58, a database that takes no writes (25006,
 * such as a hosted one without room on its disk), PostgREST's connection errors and a failed fetch (status 0)
 * mean that the database cannot answer now.
 */
function codeOf(code: string, status: number): 'unauthorized' | 'unavailable' | 'internal' {
  if (status === 401 || code === 'PGRST301' || code === 'PGRST303') return 'unauthorized'
  if (/^(?:08|53|57|58|25006|PGRST00)/.test(code) || status === 0 || status === 429 || status >= 502)
    return 'unavailable'
  return 'internal'
}

/**
 * Does this error mean that the database could not answer, rather than that it refused the data? A database
 * that lacks a column, a function or a right counts as one that could not, because the visitor's data is not
 * the reason. Classes 22 and 23 are about the data.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.code === 'unavailable') return true
  if (error.code !== 'internal' && error.code !== 'unauthorized') return false
  const code = (error.cause as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && !/^2[23]/.test(code)
}

/**
 * May a write that failed with this error have happened all the same? A lost answer tells nothing about the
 * row.
 */
export function mayHaveHappened(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable'
}
