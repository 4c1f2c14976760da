import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { hearStepsFirst, shownRouter } from '#web/lib/address/shown-router.ts'
import { base } from '#web/lib/language.ts'
import type { PageData } from './page-data.ts'
import { makePatient } from './router/patient-router.ts'
import { routes } from './routes.tsx'

/**
 * Brings the page to life: takes over the one that was prerendered with `pageData`, renders any other; done when the
 * first effects have run.
 */
export async function startApp(pageData?: PageData): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  if (pageData) await loadShownRoutes()
  hearStepsFirst()
  const router = createBrowserRouter(routes, {
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
      // As a transition React takes the page over in pieces of five milliseconds, and answers a finger in between.
      startTransition(() => void hydrateRoot(container, app))
    } else {
      container.replaceChildren()
      createRoot(container).render(app)
    }
  })
  // What nobody sees in the first moments comes after them; without a line the pages work as they stand.
  void import('./router/keep-pages-fresh.ts').then(
    ({ keepPagesFresh }) => keepPagesFresh(router, pageData !== undefined),
    () => undefined,
  )
}

/** Only with the code of its page is the first render the whole page, and agrees with what stands there. */
async function loadShownRoutes(): Promise<void> {
  const shown = (matchRoutes(routes, location, base) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.all(shown)
}

function App({ router, onAlive }: { router: DataRouter; onAlive: () => void }) {
  // In a task of its own: what follows would hold up a finger beside the last of React's work.
  useEffect(() => {
    setTimeout(onAlive)
  }, [onAlive])
  // As a transition React holds a new page back for as long as a part of the old one waits for its code.
  return <RouterProvider router={router} useTransitions={false} />
}
