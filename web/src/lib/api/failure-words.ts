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
 * Like `failureWords`, but for loading a record: when there is no such record, the server's own text says so.
 */
export function loadFailureWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'not_found' ? error.message : failureWords(error, words)
}

/** Whether a call failed because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized'
}
