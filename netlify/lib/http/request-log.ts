import { AppError } from '#contract/wire/errors.ts'
import { requestId } from '../supabase/database-fetch.ts'

/** `info` is written where LOG_REQUESTS is 1, everything else always. */
type Level = 'info' | 'warn' | 'error'

/**
 * Writes one JSON line with the id of the current request. `fields` must hold no personal data: no body, query, address
 * or cookie.
 */
export function logEvent(
  level: Level,
  event: string,
  fields: Record<string, string | number | undefined> = {},
): void {
  const line = JSON.stringify({
    at: new Date().toISOString(),
    level,
    event,
    requestId: requestId(),
    ...fields,
  })
  if (level === 'error') console.error(line)
  else if (level === 'warn' || process.env.LOG_REQUESTS === '1') console.warn(line)
}

/**
 * The reason of a failure for the log: names and messages along the chain of causes, at most five of them and 1,000
 * characters. Of an answer that was thrown as it came only the code is told, because the rest may quote what was sent.
 */
export function describeCause(error: unknown): string {
  const parts: string[] = []
  for (let current = error; current !== undefined && current !== null && parts.length < 5; ) {
    parts.push(
      current instanceof Error ? `${nameOf(current)}: ${current.message}` : `code ${codeOf(current)}`,
    )
    current = current instanceof Error ? current.cause : undefined
  }
  return parts.join(' <- ').slice(0, 1000)
}

/** The message of an `AppError` may be in the language of its caller. */
function nameOf(error: Error): string {
  return error instanceof AppError ? `${error.name} ${error.code}` : error.name
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : 'unknown'
}
