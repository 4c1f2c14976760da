import { useSyncExternalStore } from 'react'
import type { Point } from '#domain/outlets/nearest-outlet.ts'
import { deviceText } from '#web/lib/device/device-text.ts'

/** A place as it was found, with what it is called. */
export interface KeptPlace extends Point {
  name: string
}

const kept = deviceText('place')

/** Keeps the place that was found last on this device, so that forms offer the outlets nearest to it first; it is never sent. */
export function keepPlace({ name, latitude, longitude }: KeptPlace): void {
  kept.write(JSON.stringify({ name, latitude, longitude }))
}

/** The place that was found last on this device; undefined for none. */
export function useKeptPlace(): KeptPlace | undefined {
  return placeIn(useSyncExternalStore(kept.follow, kept.read, () => null))
}

/** What stands there may be of an older page. */
function placeIn(text: string | null): KeptPlace | undefined {
  try {
    const { name, latitude, longitude } = JSON.parse(text ?? '{}') as Partial<KeptPlace>
    const isPlace = typeof name === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude)
    return isPlace ? ({ name, latitude, longitude } as KeptPlace) : undefined
  } catch {
    return undefined
  }
}
