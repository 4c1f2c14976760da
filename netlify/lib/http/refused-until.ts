import { AppError } from '#contract/wire/errors.ts'
import { againInWords } from '#domain/enquiries/call-us.ts'

/**
 * The refusal of a call whose budget is used up until `opensAt` (ISO 8601). `words` gets the time to try
 * again, such as `after midnight`; `retry-after` says the same in seconds.
 */
export function refusedUntil(opensAt: string, words: (again: string) => string): AppError {
  const [until, now] = [new Date(opensAt), new Date()]
  return new AppError('too_many_requests', {
    message: words(againInWords(until, now)),
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  })
}
