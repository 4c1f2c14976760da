import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'

/**
 * Why a lead was not changed: the server's words about the lead itself, such as that a colleague was faster,
 * that there is no connection, or that a second try may succeed.
 */
export function leadFailure(error: unknown): string {
  if (error instanceof ApiError && ['conflict', 'not_found'].includes(error.code)) return error.message
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return field ?? saveFailureWords(error)
}
