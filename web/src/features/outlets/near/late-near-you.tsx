import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { NearYou } from './near-you.tsx'

const LazyNearYou = lazy(() => import('./near-you.tsx').then((module) => ({ default: module.NearYou })))

/** `NearYou` for pages whose form is more important: its markup stands there until its code has come. */
export function LateNearYou(props: Parameters<typeof NearYou>[0]) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <LazyNearYou {...props} />
    </Suspense>
  )
}
