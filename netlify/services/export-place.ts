import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'

const exportPlace = z.object({
  id: z.uuid(),
  created_at: z.string(),
  /** Rows sent in all parts so far, and the count that the first part promised. */
  sent: z.number().int(),
  total: z.number().int(),
})

/** Where a part of an export stopped: the key of its last row, and the counts so far. */
export type ExportPlace = z.infer<typeof exportPlace>

/**
 * Writes a place as the text that the client sends back for the next part. The text says whose export of which filter
 * it continues and is signed, because only the first part of an export goes into the audit trail: nobody may begin
 * anywhere else. It never expires, because rows come newest first and so it leads to no row that its owner may not have
 * already.
 */
export function writePlace(place: ExportPlace, owner: string): string {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${text}.${signatureOf(text, owner)}`
}

/** Reads the place out of a text that was written for this owner; throws `bad_request` for any other text. */
export function readPlace(written: string, owner: string): ExportPlace {
  const [text = '', signature = ''] = written.split('.')
  const [given, wanted] = [signature, signatureOf(text, owner)].map((one) => Buffer.from(one)) as [
    Buffer,
    Buffer,
  ]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('bad_request')
  return exportPlace.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

function signatureOf(text: string, owner: string): string {
  return keyedHash('place in an export', `${owner} ${text}`)
}
