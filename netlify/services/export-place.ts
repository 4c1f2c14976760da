import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'

const exportPlace = z.object({
  id: z.uuid(),
  created_at: z.string(),
  /** Rows sent in all parts so far, and what the first part promised for all. */
  sent: z.number().int(),
  total: z.number().int(),
})

/** Where a part of an export stopped: the key of its last row, and the counts so far. */
export type ExportPlace = z.infer<typeof exportPlace>

/**
 * A place as the text that the client sends back. Only the first part of an export is noted in the audit trail, so
 * nobody may begin anywhere else: the text says whose export of which rows it continues, and is signed. It needs no
 * end, because rows come newest first: it leads to nothing that its owner did not take before.
 */
export function writePlace(place: ExportPlace, owner: string): string {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${text}.${signatureOf(text, owner)}`
}

/** The place in a text that was written for this owner; throws `bad_request` for any other. */
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
