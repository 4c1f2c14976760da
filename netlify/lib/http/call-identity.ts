import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'
import { idempotencyHeader } from '#contract/wire/routes.ts'

/** The two values by which a repeat of a call is told from another call. */
export interface CallIdentity {
  /** The caller's uuid, the same for every repeat. */
  id: string
  /** SHA-256 of the parsed body, in hex. */
  hash: string
}

/**
 * The identity of a call that creates something: its `Idempotency-Key` (a new uuid when there is none) and
 * the hash of its parsed body. Throws `bad_request` when the key is no uuid.
 */
export function identityOf(headers: Headers, body: object): CallIdentity {
  const key = headers.get(idempotencyHeader)
  if (key !== null && !z.uuid().safeParse(key).success) {
    throw new AppError('bad_request', {
      message: 'The Idempotency-Key must be a uuid.',
    })
  }
  const canonical = JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { id: key?.toLowerCase() ?? randomUUID(), hash: sha256(canonical) }
}

/** The digest of a text or of a file, in hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
