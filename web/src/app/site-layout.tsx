import { Waiting } from '#web/features/outbox/waiting.tsx'
import { besideContent } from '#web/features/social/beside-content.ts'
import { later } from '#web/lib/later.tsx'
import { Outlet } from '#web/lib/navigation/navigation.ts'
import { formOutbox } from '#web/lib/outbox/need.ts'
import { lazyPart, WhenNeeded } from '#web/lib/when-needed.tsx'
import { FormOutboxContext } from '#web/ui/form/form-outbox.ts'
import { toastNeed } from '#web/ui/overlay/toast-need.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { deliver } from './deliver.ts'

// The frame stands in every prerendered page and changes little: its code comes when it is touched, or with the next page.
const SiteHeader = later(() => import('./site-header.tsx').then((module) => module.SiteHeader), 'scrolled')
const SiteFooter = later(() => import('./site-footer.tsx').then((module) => module.SiteFooter))
/** Where the social links stand open beside the page. */
const hasRoom = () => matchMedia(besideContent).matches
const SiteReach = later(
  () => import('./site-reach.tsx').then((module) => module.SiteReach),
  'touched',
  hasRoom,
)
const Toaster = lazyPart(() => import('#web/ui/overlay/toast.tsx').then((module) => module.Toaster))

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
        <SiteReach />
        <WhenNeeded need={toastNeed} part={Toaster} />
      </div>
    </FormOutboxContext>
  )
}
