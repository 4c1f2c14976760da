import { Suspense } from 'react'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { optionalPart } from '#web/ui/loading/optional-part.ts'

const Toaster = optionalPart(() => import('#web/ui/overlay/toast.tsx').then(({ Toaster }) => Toaster))

/** The place for messages, which stands before the first of them. No prerendered page has one. */
export function Messages() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
