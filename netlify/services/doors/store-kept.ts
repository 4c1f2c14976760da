import { z } from 'zod'
import { type DoorVendor, doorVendorIds } from '#contract/doors/door-words.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { Handed } from './check-sender.ts'
import { noteWrong, takeHanded } from './intake.ts'

const kept = z.object({
  vendor: z.enum(doorVendorIds as [DoorVendor, ...DoorVendor[]]),
  source: z.string(),
  key: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.base64(),
})

/**
 * Stores a call of a sender out of the second store, as of the moment when it came. One whose signature or
 * key turns out to be wrong is counted and gone; throws every refusal of the database.
 */
export async function storeKept(body: unknown, acceptedAt: string): Promise<void> {
  const read = kept.parse(body)
  const handed: Handed = { ...read, body: Buffer.from(read.body, 'base64'), at: acceptedAt }
  try {
    await takeHanded(handed)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized' || error.cause !== undefined)
      throw error
    await noteWrong(handed)
  }
}
