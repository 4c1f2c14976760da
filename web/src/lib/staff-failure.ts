import { ApiError } from './api-client.ts'

/**
 * The words for a staff screen whose data did not come: the screen's own, but what the server says about itself
 * when it is out of service, so that nobody takes that for being signed out.
 */
export function staffFailure(error: unknown, words: string): string {
  return error instanceof ApiError && error.code === 'unavailable' ? error.message : words
}

/** Did the call fail because nobody is signed in? */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized'
}
