import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { isUnreached } from '#web/lib/api/no-answer.ts'

/**
 * The message for a record that was not saved. Where the server marked fields, the message asks to check
 * those, because trying again would not help; otherwise the message is that of `failureWords`, after the
 * reason where that is the connection.
 */
export function savingWords(error: unknown, words: string): string {
  const areMarked = error instanceof ApiError && Object.keys(error.fields).length > 0
  if (areMarked) return 'Please check the marked fields.'
  return isUnreached(error) ? `There is no connection. ${words}` : failureWords(error, words)
}
