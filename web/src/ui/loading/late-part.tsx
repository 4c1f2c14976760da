import { type ComponentType, lazy, memo, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

/**
 * A part of a prerendered page whose code comes later; its markup stands there until then. What it is given must stay the
 * same object, or change as a transition: an urgent change would make React throw the markup away, with what was typed.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(() => load().then((Part) => ({ default: Part }))) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, at the level of its module
  return memo(function LatePart(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Late {...props} />
      </Suspense>
    )
  })
}
