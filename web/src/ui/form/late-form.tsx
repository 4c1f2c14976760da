import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Form, FormProps } from './form.tsx'

const load = () => import('./form.tsx').then((module) => ({ default: module.Form }))
// Fetched together with the page that has a form, which lives without waiting for it.
const coming = load()
coming.catch(() => undefined)
// The type of a lazy component forgets what its props have in common.
const LazyForm = lazy(() => coming.catch(load)) as unknown as typeof Form

/** The form of a public page; where it was prerendered its markup stands there until its code has come. */
export function LateForm<Body extends object, Answer>(props: FormProps<Body, Answer>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <LazyForm {...props} />
    </Suspense>
  )
}
