import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'

/** Why a lead was not changed: what the server says of the lead itself, such as that a colleague was faster, or that it may go on a second try. */
export function leadFailure(error: unknown): string {
  if (error instanceof ApiError && ['conflict', 'not_found'].includes(error.code)) return error.message
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return field ?? failureWords(error, 'This was not saved. Please try again.')
}
