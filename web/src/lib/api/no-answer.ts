import { ApiError } from './api-client.ts'

/** Whether a call failed because nothing answered: there is no connection. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network' && !error.response
}

/** Whether a read may succeed later as it is: there is no connection, or the server is out of service. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'unavailable'].includes(error.code)
}
