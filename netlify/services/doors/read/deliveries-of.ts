import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { readCall } from './read-call.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { readGoogle } from './read-google.ts'
import { readMetaNotes } from './read-meta.ts'
import { readSignedLeads } from './read-signed.ts'

/** The deliveries of one call of a sender: one, or of Meta and of senders who sign one for each lead. */
export function deliveriesOf(text: string, type: string, door: OpenDoor): ReadDelivery[] {
  switch (door.vendor) {
    case 'meta':
      return readMetaNotes(text)
    case 'google':
      return [readGoogle(text, door)]
    case 'calls':
      return [readCall(text, type, door)]
    case 'signed':
      return readSignedLeads(text, type, door)
  }
}
