import { useSyncExternalStore } from 'react'
import type { Point } from '#domain/outlets/nearest-outlet.ts'
import { deviceText } from '#web/lib/device/device-text.ts'

/** A place as the search found it, with its name. */
export interface KeptPlace extends Point {
  name: string
}

const kept = deviceText('place')

/**
 * Keeps on this device the place that was found last, so that forms list the nearest outlets first; the place
 * is never sent.
 */
export function keepPlace({ name, latitude, longitude }: KeptPlace): void {
  kept.write(JSON.stringify({ name, latitude, longitude }))
}

/** The place that was found last on this device; undefined for none. */
export function useKeptPlace(): KeptPlace | undefined {
  return placeIn(useSyncExternalStore(kept.follow, kept.read, () => null))
}

/**
 * The place in a stored text; undefined for a text that an older version of the page may have stored in
 * another form.
 */
function placeIn(text: string | null): KeptPlace | undefined {
  try {
    const { name, latitude, longitude } = JSON.parse(text ?? '{}') as Partial<KeptPlace>
    const isPlace = typeof name === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude)
    return isPlace ? ({ name, latitude, longitude } as KeptPlace) : undefined
  } catch {
    return undefined
  }
}
