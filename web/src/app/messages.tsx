import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const Toaster = lazy<ComponentType>(() =>
  import('#web/ui/overlay/toast.tsx').then(
    (module) => ({ default: module.Toaster }),
    // Without a line the code may not come; the page goes on without messages.
    () => ({ default: () => null }),
  ),
)

/** The place for messages, which stands before the first of them. No prerendered page has one. */
export function Messages() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
