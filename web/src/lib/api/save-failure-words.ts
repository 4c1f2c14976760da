import { ApiError } from './api-client.ts'
import { failureWords } from './failure-words.ts'
import { isUnreached } from './no-answer.ts'

/**
 * The text for a failed save of staff; it says that there is no connection where no answer came, and what to
 * do about a body that no second try makes smaller.
 */
export function saveFailureWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'body_too_large')
    return 'This is too large to be sent at once. Please send it in parts.'
  return isUnreached(error)
    ? 'There is no connection. This was not saved; please try again when it is back.'
    : failureWords(error, 'This was not saved. Please try again.')
}
