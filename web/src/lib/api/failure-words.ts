import { ApiError } from './api-client.ts'

/**
 * The text for a failed call: `words`, but the server's own text when the server is out of service, so that
 * nobody takes that for being signed out.
 */
export function failureWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'unavailable' ? error.message : words
}

/**
 * The text for a call that the server may refuse for one of several reasons: the server's own text, and
 * `words` where nothing answered.
 */
export function answerWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code !== 'network' ? error.message : words
}

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

/**
 * Like `failureWords`, but for loading a record: when there is no such record, the server's own text says so.
 */
export function loadFailureWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'not_found' ? error.message : failureWords(error, words)
}

/** Whether a call failed because nothing answered: there is no connection. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network' && !error.response
}

/** Whether a read may succeed later as it is: there is no connection, or the server is out of service. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'unavailable'].includes(error.code)
}

/** Whether a call failed because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized'
}
