import { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'

const exportPlace = z.object({
  exportId: z.uuid(),
  /** The key of the last row that was sent. */
  last: z.object({ id: z.uuid(), created_at: z.string().max(40) }),
  /** Rows sent in all parts so far, and the count that the first part promised. */
  sent: z.number().int(),
  total: z.number().int(),
})

/** Where a part of an export stopped: the key of its last row, and the counts so far. */
export type ExportPlace = z.infer<typeof exportPlace>

/**
 * Writes a place as the text that the client sends back for the next part. The text needs no signature: the
 * database continues an export only for the caller who began it and with the same filter.
 */
export function writePlace(place: ExportPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads the text of `writePlace`; throws `bad_request` for any other text. */
export function readPlace(written: string): ExportPlace {
  try {
    return exportPlace.parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
