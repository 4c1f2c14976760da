import { type ComponentType, lazy } from 'react'

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
