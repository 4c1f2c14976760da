import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/routes.ts'

/** One submission of a form, however often it is sent. */
export interface Submission {
  /** The row's key: the browser's uuid, the same for every repeat. */
  id: string
  /** SHA-256 of the parsed body, in hex. */
  hash: string
}

/**
 * Identity of one submission: the `Idempotency-Key` the browser made (a new uuid when it sent none) and the
 * hash of the parsed body. Throws `bad_request` when the key is no uuid.
 */
export function submissionOf(body: object, headers: Headers): Submission {
  const key = headers.get(idempotencyHeader)
  if (key !== null && !z.uuid().safeParse(key).success) {
    throw new AppError('bad_request', {
      message: 'The Idempotency-Key must be a uuid.',
    })
  }
  const canonical = JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    id: key?.toLowerCase() ?? randomUUID(),
    hash: createHash('sha256').update(canonical).digest('hex'),
  }
}
