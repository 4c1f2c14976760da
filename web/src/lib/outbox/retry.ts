import { ApiError } from '#web/lib/api-client.ts'

const firstMs = 1000
const longestMs = 5 * 60 * 1000
const passing = [408, 425, 429]

/** True when the same submission may do better later: nothing answered, or the server is busy or broken. */
export function isPassing(error: unknown): boolean {
  const { status } = (error instanceof ApiError && error.response) || { status: undefined }
  return status === undefined || passing.includes(status) || status >= 500
}

/** Milliseconds until the next try after so many in vain: anything up to a bound that doubles each time. */
export function pauseAfter(attempts: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** attempts)
}

/** Milliseconds that the server asked to wait, by seconds or by date; 0 when it did not. */
export function askedPause(error: unknown): number {
  const words = error instanceof ApiError ? error.response?.headers.get('retry-after') : undefined
  if (!words) return 0
  const ms = /^\d+$/.test(words) ? Number(words) * 1000 : Date.parse(words) - Date.now()
  return Math.max(0, ms || 0)
}
