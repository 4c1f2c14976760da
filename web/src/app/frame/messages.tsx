import { Suspense } from 'react'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { late } from '#web/ui/loading/late.tsx'

const Toaster = late(() => import('#web/ui/overlay/toast.tsx'), 'Toaster', { whenMissing: 'stay' })

/**
 * The place where messages appear, present before the first message. Prerendered pages do without this place.
 */
export function Messages() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
