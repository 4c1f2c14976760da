import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { hearStepsFirst, shownRouter } from '#web/lib/address/shown-router.ts'
import { base } from '#web/lib/language.ts'
import { lateParts } from '#web/ui/loading/late-parts.ts'
import { anyAddress, type PageData } from './page-data.ts'
import { partOf } from './router/page-route.ts'
import { makePatient } from './router/patient-router.ts'
import { routes } from './routes.tsx'

/**
 * Brings the page to life: takes over the page that was prerendered with `pageData`, or renders any other
 * page. The promise resolves when the first effects have run.
 */
export async function startApp(pageData?: PageData): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  const known = pageData?.url === anyAddress ? withoutGone(routes) : routes
  if (pageData) await loadShownRoutes(known)
  hearStepsFirst()
  const router = createBrowserRouter(known, {
    basename: base,
    ...(pageData && { hydrationData: { loaderData: pageData.loaderData } }),
  })

  makePatient(router)
  shownRouter.current = router
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App router={router} onAlive={resolve} />
      </StrictMode>
    )
    if (pageData) {
      // In a transition React takes the page over in pieces of five milliseconds, and answers a touch between
      // two of them.
      startTransition(() => void hydrateRoot(container, app))
    } else {
      lateParts.release()
      container.replaceChildren()
      createRoot(container).render(app)
    }
  })
  // Visitors see nothing of this code in the first moments, so it is loaded after them; without a connection
  // the pages work as they are.
  void import('./router/keep-pages-fresh.ts').then(
    ({ keepPagesFresh }) => keepPagesFresh(router, pageData !== undefined),
    () => undefined,
  )
}

/**
 * Loads the code of the shown page first: without that code the first render would differ from the
 * prerendered markup.
 */
async function loadShownRoutes(known: RouteObject[]): Promise<void> {
  const shown = (matchRoutes(known, location, base) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.all(shown)
}

/**
 * The routes without the shown page, where the server answered "not found" for a page of a part of the site
 * that is off: the router takes that answer over, and knows every other page.
 */
function withoutGone(known: RouteObject[]): RouteObject[] {
  const gone = matchRoutes(known, location, base)?.at(-1)?.route
  return gone && partOf(gone) ? without(known, gone) : known
}

function without(known: RouteObject[], gone: RouteObject): RouteObject[] {
  return known
    .filter((route) => route !== gone)
    .map((route) => (route.children ? { ...route, children: without(route.children, gone) } : route))
}

function App({ router, onAlive }: { router: DataRouter; onAlive: () => void }) {
  // A task of its own, because `onAlive` would otherwise run right after the last of React's work and delay
  // the answer to a touch.
  useEffect(() => {
    setTimeout(onAlive)
  }, [onAlive])
  // With transitions React would hold a new page back for as long as a part of the old page waits for its
  // code.
  return <RouterProvider router={router} useTransitions={false} />
}
