import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const load = () => import('./form.tsx')
// The code is fetched together with the page that has a form; the rest of the page lives without waiting for
// the form.
load().catch(() => undefined)

/** The form of a public page; on a prerendered page its markup stays until its code has come. */
export const LateForm = late(load, 'Form', { fallback: <Skeleton className="h-96" /> })
