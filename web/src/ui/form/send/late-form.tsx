import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const load = () => import('./form.tsx')
// Fetched together with the page that has a form, which lives without waiting for it.
load().catch(() => undefined)

/** The form of a public page; where it was prerendered its markup stands there until its code has come. */
export const LateForm = late(load, 'Form', { fallback: <Skeleton className="h-96" /> })
