import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { Form, FormProps } from './form.tsx'

const load = () => import('./form.tsx').then((module) => ({ default: module.Form }))
// Fetched together with the page that has a form, which lives without waiting for it.
const coming = load()
coming.catch(() => undefined)
// The type of a lazy component forgets what its props have in common.
const LazyForm = lazy(() => coming.catch(load)) as typeof Form

/**
 * The form of a public page; where it was prerendered its markup stands there until its code has come. Until then an urgent
 * change would make React throw the markup away, and what was typed with it: what changes around a form waits for it.
 */
export function LateForm<Body extends object, Answer>(props: FormProps<Body, Answer>) {
  return <Waiting of={useDeferredValue(props) as unknown as FormProps<object, unknown>} />
}

const Waiting = memo(function Waiting({ of }: { of: FormProps<object, unknown> }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <LazyForm {...of} />
    </Suspense>
  )
})
