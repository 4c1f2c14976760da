import { type DoorVendor, deliveryNotes, deliveryStates, doorVendors } from '#contract/doors/door-words.ts'
import type { Delivery } from '#contract/doors/doors.ts'
import type { walkInFamilies } from '#contract/leads/lead-stages.ts'

/** The work that a door's leads can be about, as staff call it. */
export const familyWords: Record<(typeof walkInFamilies)[number], string> = {
  sales: 'Sales',
  service: 'Service',
  other: 'Other',
}

/** A sender by its id. */
export function vendorOf(vendor: DoorVendor): (typeof doorVendors)[number] {
  return doorVendors.find(({ id }) => id === vendor) ?? doorVendors[0]
}

/** The address to which the sender of a door sends, as it is pasted there. */
export function addressOf(vendor: DoorVendor, slug: string): string {
  return location.origin + vendorOf(vendor).address.replace(':slug', slug)
}

/** What became of a delivery, in words. */
export function stateWords({ state }: Delivery): string {
  return deliveryStates.find(({ id }) => id === state)?.label ?? state
}

/** Why a delivery waits, failed or was refused, or what its lead lacks; empty for nothing. */
export function noteWords({ note }: Delivery): string {
  return deliveryNotes[note] ?? (note === '' ? '' : `Code ${note}`)
}

/** A name for a door made of its title: small letters, digits and hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 30)
}
