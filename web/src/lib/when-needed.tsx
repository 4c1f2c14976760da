import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import type { Need } from './need.ts'

interface WhenNeededProps {
  need: Need
  /** Made by `lazyPart`, once for each place. */
  part: ComponentType
}

/** A part of the page without markup of its own until it is needed. */
export function WhenNeeded({ need, part: Part }: WhenNeededProps) {
  const isNeeded = useSyncExternalStore(need.follow, need.isRaised, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/** A component whose code comes when it is rendered; when it cannot be had, the page goes on without. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  )
}
