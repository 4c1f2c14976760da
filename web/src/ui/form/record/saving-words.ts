import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'

/**
 * The words for a record that was not saved: where the server marked fields, that they are to be checked, because to try
 * again would not help; else as `failureWords`.
 */
export function savingWords(error: unknown, words: string): string {
  const areMarked = error instanceof ApiError && Object.keys(error.fields).length > 0
  return areMarked ? 'Please check the marked fields.' : failureWords(error, words)
}
