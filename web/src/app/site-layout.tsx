import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Waiting } from '#web/features/outbox/waiting.tsx'
import { formOutbox } from '#web/lib/outbox/need.ts'
import { FormOutboxContext } from '#web/ui/form/form-outbox.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { deliver } from './deliver.ts'
import { Messages } from './messages.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

// Its markup stands in every prerendered page, and lives when its code has come.
const SiteReach = lazy(() => import('./site-reach.tsx').then((module) => ({ default: module.SiteReach })))

/** The frame of every public page. */
export function SiteLayout() {
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
        <Suspense>
          <SiteReach />
        </Suspense>
        <Messages />
      </div>
    </FormOutboxContext>
  )
}
