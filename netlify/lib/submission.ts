import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/routes.ts'

/**
 * Identity of one submission: the `Idempotency-Key` the browser made (a new uuid when it sent none) and the
 * hash of the parsed body. Throws `bad_request` when the key is no uuid.
 */
export function submissionOf(body: object, headers: Headers): { id: string; hash: string } {
  const key = headers.get(idempotencyHeader)
  if (key !== null && !z.uuid().safeParse(key).success) {
    throw new AppError('bad_request', {
      message: 'The Idempotency-Key must be a uuid.',
    })
  }
  const canonical = JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    id: key ?? randomUUID(),
    hash: createHash('sha256').update(canonical).digest('hex'),
  }
}
