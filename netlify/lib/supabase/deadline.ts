import { AppError } from '#contract/wire/errors.ts'

/**
 * The result of `work`; throws `unavailable` after so many milliseconds. The work is not cancelled, so its
 * later effects must be harmless.
 */
export async function withinDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new AppError('unavailable', { cause: new Error(`No answer within ${milliseconds} ms`) }))
  }, milliseconds)
  try {
    return await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}
