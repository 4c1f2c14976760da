import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/routes.ts'
import { type Doubt, doubtOf, senderOf } from './form-signals.ts'

/** What is known of one enquiry besides its words, the same however often it is sent. */
export interface EnquiryOrigin {
  /** The row's key: the browser's uuid, the same for every repeat. */
  id: string
  /** SHA-256 of the parsed body, in hex. */
  hash: string
  /** What speaks for a robot. */
  doubt: Doubt
  /** The address as a hash of the day; never the address. */
  sender: string
  /** ISO moment at which it was accepted, when it is stored later; now when not said. */
  acceptedAt?: string
}

/**
 * Identity and origin of one enquiry: the `Idempotency-Key` the browser made (a new uuid when it sent none), the
 * hash of the parsed body, and what is known of the sender. Throws `bad_request` when the key is no uuid.
 */
export function originOf(body: object, { headers, ip }: { headers: Headers; ip: string }): EnquiryOrigin {
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
    doubt: doubtOf(headers),
    sender: senderOf(ip),
  }
}
