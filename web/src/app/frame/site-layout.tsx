import { Suspense } from 'react'
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useMatches } from 'react-router-dom'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { MenuLists } from '#contract/site/site.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { partOf } from '#web/app/router/page-route.ts'
import { loadMenu } from '#web/features/navigation/load-menu.ts'
import { Waiting } from '#web/features/outbox/waiting.tsx'
import type { Loadable } from '#web/lib/api/resource.ts'
import { DealershipFrame, loadDealership, useDealership } from '#web/lib/dealership.tsx'
import { FormOutboxContext, formOutbox } from '#web/lib/outbox/need.ts'
import { SkipLink } from '#web/ui/layout/skip-link.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Messages } from './messages.tsx'
import { SiteHeader } from './site-header.tsx'

// The markup of these parts is in every prerendered page, and comes to life when their code arrives.
const SiteFooter = late(() => import('./site-footer.tsx'), 'SiteFooter', { whenMissing: 'stay', waits: true })
const SiteReach = late(() => import('./site-reach.tsx'), 'SiteReach', { whenMissing: 'stay', waits: true })
const BeforeOpening = late(() => import('./before-opening.tsx'), 'BeforeOpening')
const SiteOutbox = late(() => import('./site-outbox.tsx'), 'SiteOutbox', { whenMissing: 'stay' })

const NotFound = late(() => import('#web/routes/not-found-page.tsx'), 'Component')

function loader(): { menu: Loadable<MenuLists>; dealership: Loadable<Dealership> } {
  return { menu: loadMenu(), dealership: loadDealership() }
}

/**
 * The data of menu and dealership do not depend on the address, so they are loaded again when the page is
 * refreshed and not on every click.
 */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

/** The frame of every public page, as a route that has the pages as children. */
export const siteLayoutRoute = { loader, shouldRevalidate, Component: SiteLayout }

function SiteLayout() {
  const { menu, dealership } = useLoaderData<typeof loader>()
  return (
    <DealershipFrame of={dealership}>
      <Frame menu={menu} />
    </DealershipFrame>
  )
}

/**
 * Header, page and footer; the page of a part that is off is not found. Until the site is switched on, the
 * page "opening soon" instead of all three.
 */
function Frame({ menu }: { menu: Loadable<MenuLists> }) {
  const { isOpen, parts } = useDealership()
  const isGone = useMatches().some((match) => isOff(parts, partOf(match)))
  const site = (
    <FormOutboxContext value={formOutbox}>
      <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom,0px))]">
        <SkipLink />
        <SiteHeader lists={menu} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {isGone ? (
            <Suspense>
              <NotFound />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </main>
        <Suspense>
          <SiteFooter />
        </Suspense>
        <Waiting outbox={SiteOutbox} />
        <Suspense>
          <SiteReach />
        </Suspense>
        <Messages />
      </div>
    </FormOutboxContext>
  )
  if (isOpen) return site
  return (
    <Suspense>
      <BeforeOpening site={site} />
    </Suspense>
  )
}
