import { AppError } from '#contract/wire/errors.ts'

interface StorageFailure {
  message: string
  status?: number | undefined
  statusCode?: string | undefined
}

interface StorageAnswer<T> {
  data: T | null
  error: StorageFailure | null
}

/**
 * Unwraps an answer of Storage; throws `unavailable` when Storage cannot answer now, `internal` otherwise.
 */
export function storedOf<T>(answer: StorageAnswer<T>): T {
  if (answer.error === null) return answer.data as T
  throw new AppError(isAway(answer.error) ? 'unavailable' : 'internal', { cause: answer.error })
}

/** Like `storedOf`, but undefined when there is no such object or the caller may not see it. */
export function storedOrMissing<T>(answer: StorageAnswer<T>): T | undefined {
  return answer.error && isMissing(answer.error) ? undefined : storedOf(answer)
}

/** Like `storedOf` for an upload, but a name that is taken is no failure. */
export function storedOrThere<T>(answer: StorageAnswer<T>): T | undefined {
  return answer.error && isTaken(answer.error) ? undefined : storedOf(answer)
}

/**
 * Whether Storage cannot answer now. It answers 400 to nearly every call that it refuses, even while its
 * database takes no writes or a file is locked, and writes the real status into the body. An error without a
 * status stands for an answer that never came.
 */
function isAway({ status, statusCode }: StorageFailure): boolean {
  const meant = [status ?? 503, Number(statusCode)]
  return meant.some((code) => code === 423 || code === 429 || code >= 500)
}

function isTaken({ status, statusCode, message }: StorageFailure): boolean {
  return status === 409 || statusCode === '409' || /already exists|duplicate/i.test(message)
}

/** Whether an object is missing: Storage then answers with status 400 and writes 404 into the body. */
function isMissing({ status, statusCode, message }: StorageFailure): boolean {
  return status === 404 || statusCode === '404' || (status === 400 && /not.?found/i.test(message))
}
