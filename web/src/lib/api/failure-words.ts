import { ApiError } from './api-client.ts'

/**
 * The words for a failed call: `words`, but the server's own when it is out of service, so that nobody takes that for
 * being signed out.
 */
export function failureWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'unavailable' ? error.message : words
}

/** As `failureWords`, for something that was asked for: that there is none of it is the server's to say. */
export function loadFailureWords(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'not_found' ? error.message : failureWords(error, words)
}

/** Whether a call failed because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized'
}
