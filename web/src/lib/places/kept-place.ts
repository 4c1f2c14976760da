import { useSyncExternalStore } from 'react'
import type { Point } from '#contract/nearest-outlet.ts'

/** A place as it was found, with what it is called. */
export interface KeptPlace extends Point {
  name: string
}

const storageKey = 'place'
const listeners = new Set<() => void>()
/** Where the browser stores nothing, the place lasts as long as the page. */
let unstored: string | null = null

/** Keeps the place that was found last on this device, so that forms offer the outlets nearest to it first; it is never sent. */
export function keepPlace({ name, latitude, longitude }: KeptPlace): void {
  const text = JSON.stringify({ name, latitude, longitude })
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    unstored = text
  }
  for (const listener of listeners) listener()
}

/** The place that was found last on this device; undefined for none. */
export function useKeptPlace(): KeptPlace | undefined {
  return placeIn(useSyncExternalStore(follow, keptText, () => null))
}

function keptText(): string | null {
  try {
    return unstored ?? localStorage.getItem(storageKey)
  } catch {
    return null
  }
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

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
