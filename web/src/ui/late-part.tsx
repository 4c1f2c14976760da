import { type ComponentType, lazy, memo, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

/**
 * A part of a prerendered page whose code comes later; its markup stands there until then. What it is given must stay the
 * same object, or change as a transition: an urgent change would make React throw the markup away, with what was typed.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(() => load().then((Part) => ({ default: Part }))) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, at the level of its module
  return memo(function LatePart(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Late {...props} />
      </Suspense>
    )
  })
}

/**
 * A part that its page does without: where its code does not come, which no browser asks for again while the page is open,
 * markup that stands there stays as it is, and what is not there yet does not appear. Goes into a `<Suspense>`.
 */
export function optionalPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => new Promise<never>(() => undefined),
    ),
  )
}
