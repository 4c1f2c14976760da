import { Suspense } from 'react'
import type { Department } from '#contract/outlets/outlet-hours.ts'
import type { Hours } from '#domain/outlets/open-now.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { late } from '#web/ui/loading/late.tsx'

const OpenWords = late(() => import('./open-words.tsx'), 'OpenWords')

/**
 * Says whether an outlet is open now, or when it opens next. A prerendered page cannot know that, so the
 * connection is empty until the page lives, but has its height already. Renders nothing for an outlet whose
 * hours are a free text.
 */
export function OpenLine(props: { outlet: Hours; department?: Department | undefined }) {
  const isLive = useHydrated()
  if (Object.keys(props.outlet.hours).length === 0) return null
  return (
    <span className="block min-h-6 text-[0.9375rem] font-semibold text-pretty">
      <Suspense>{isLive ? <OpenWords {...props} /> : null}</Suspense>
    </span>
  )
}
