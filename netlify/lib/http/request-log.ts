import { AppError } from '#contract/wire/errors.ts'
import { requestId } from '../supabase/database-fetch.ts'

/** Lines of `info` are written where LOG_REQUESTS is 1, all others always. */
type Level = 'info' | 'warn' | 'error'

/**
 * Writes one JSON line with the id of the current request. `fields` must contain no personal data: no body,
 * query, address or cookie.
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
 * The reason of a failure for the log: names and messages along the chain of causes, at most five of them and
 * 1,000 characters. Of a thrown value that is no `Error`, such as an answer, only the code is written,
 * because the rest may quote what was sent.
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

/**
 * The name of an error, with the code of an `AppError`, because its message may be in the caller's language.
 */
function nameOf(error: Error): string {
  return error instanceof AppError ? `${error.name} ${error.code}` : error.name
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : 'unknown'
}
