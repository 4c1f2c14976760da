import { Suspense } from 'react'
import type { Department } from '#contract/outlets/outlet-hours.ts'
import type { Hours } from '#domain/outlets/open-now.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { late } from '#web/ui/loading/late.tsx'

const OpenWords = late(() => import('./open-words.tsx'), 'OpenWords')

/**
 * Whether an outlet is open now, or when it opens next. A page built earlier cannot know, so its line stays empty until the
 * page lives; it keeps its height. Nothing where the outlet says its hours in words alone.
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
