import { createHash } from 'node:crypto'
import type { DoorVendor } from '#contract/doors/door-words.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { fittingLine } from './fitting-text.ts'

/**
 * A sender's id as it is stored; a hash of the text for what comes without one, or with one that is too long.
 */
export function vendorIdOf(given: unknown, text: string): string {
  const id = typeof given === 'string' || typeof given === 'number' ? fittingLine(given, 201) : ''
  return id !== '' && id.length <= 200 ? id : createHash('sha256').update(text).digest('hex')
}

/**
 * The uuid of a delivery, the same however often it comes. Ids of the large senders are their own everywhere,
 * so a lead stays one when its page moves to another door; ids of others belong to their door.
 */
export function deliveryId(vendor: DoorVendor, slug: string, vendorId: string): string {
  return hashedUuid(`${vendor === 'signed' ? `signed ${slug}` : vendor} ${vendorId}`)
}
