import { Suspense, useSyncExternalStore } from 'react'
import { late } from '#web/ui/loading/late.tsx'
import { messagesNeeded } from '#web/ui/overlay/messages-needed.ts'

const Toaster = late(() => import('#web/ui/overlay/toast.tsx'), 'Toaster', { whenMissing: 'stay' })

/**
 * The place where messages appear. It comes with the first code that may show one, such as that of a form: a
 * page that nobody touches needs none.
 */
export function Messages() {
  const isNeeded = useSyncExternalStore(messagesNeeded.follow, messagesNeeded.isRaised, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
