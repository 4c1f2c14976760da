import type { DoorVendor } from '#contract/doors/door-words.ts'
import { findOpenDoors, type OpenDoor } from '#server/data/doors/deliveries.ts'

/**
 * For how many milliseconds doors are taken as known: many deliveries come at once, and doors change seldom.
 */
const freshMs = 10_000

const known = new Map<DoorVendor, { doors: OpenDoor[]; at: number }>()

/** The doors of a sender that are on, as they were a few seconds ago. */
export async function openDoors(vendor: DoorVendor): Promise<OpenDoor[]> {
  const kept = known.get(vendor)
  return kept && performance.now() - kept.at < freshMs ? kept.doors : newestDoors(vendor)
}

/** The doors of a sender that are on, as they are now. */
export async function newestDoors(vendor: DoorVendor): Promise<OpenDoor[]> {
  const doors = await findOpenDoors(vendor)
  known.set(vendor, { doors, at: performance.now() })
  return doors
}

/** The doors as this instance knew them last, however long ago; undefined where it never did. */
export function lastKnownDoors(vendor: DoorVendor): OpenDoor[] | undefined {
  return known.get(vendor)?.doors
}

/** Forgets the doors, so that a test begins like a new instance. */
export function forgetDoors(): void {
  known.clear()
}
