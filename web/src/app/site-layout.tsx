import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Waiting } from '#web/features/outbox/waiting.tsx'
import { formOutbox } from '#web/lib/outbox/need.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { FormOutboxContext } from '#web/ui/form/form-outbox.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { deliver } from './deliver.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteReach } from './site-reach.tsx'

const Toaster = lazy(() =>
  import('#web/ui/overlay/toast.tsx').then((module) => ({ default: module.Toaster })),
)

/** The frame of every public page. */
export function SiteLayout() {
  const isHydrated = useHydrated()
  return (
    <FormOutboxContext value={formOutbox}>
      <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom,0px))]">
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <SiteFooter />
        <Waiting deliver={deliver} />
        <SiteReach />
        {/* The place for messages stands before the first of them. */}
        {isHydrated ? (
          <Suspense>
            <Toaster />
          </Suspense>
        ) : null}
      </div>
    </FormOutboxContext>
  )
}
