import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { sleepNot, wakeAll } from '#web/lib/later.tsx'
import type { SiteRouter } from '#web/lib/navigation/router.ts'
import { RouterView } from '#web/lib/navigation/router-view.tsx'
import { followLinks } from './follow-links.ts'
import type { PageData } from './page-data.ts'
import { routes } from './routes.tsx'
import { createStandInRouter } from './stand-in-router.ts'

/**
 * Brings the page to life: takes over the one that was prerendered with `pageData`, renders any other; done when the
 * first effects have run.
 */
export async function startApp(pageData?: PageData): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  // Nothing of the page is there yet: its parts are wanted with it.
  if (!pageData) sleepNot()
  const router = pageData ? await standIn(pageData) : (await loadEngine()).startEngine(routes)

  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App router={router} onAlive={resolve} />
      </StrictMode>
    )
    if (pageData) {
      hydrateRoot(container, app)
    } else {
      container.replaceChildren()
      createRoot(container).render(app)
    }
  })
  followLinks(router)
  // The page holds what was true when it was built: prices and pictures are asked for again.
  if (pageData) void router.revalidate()
}

/** The router of a prerendered page; its code is there, so that the first render is the whole page. */
async function standIn({ matches: shown, loaderData }: PageData): Promise<SiteRouter> {
  let siblings: RouteObject[] = routes
  const matches = shown.map(({ id, params }) => {
    const route = siblings.find((sibling) => sibling.id === id)
    if (!route) throw new Error('The page was made by another version of the site.')
    siblings = route.children ?? []
    return { route, params }
  })
  await Promise.all(matches.map(({ route }) => loadRoute(route)))
  const router = createStandInRouter({
    matches,
    loaderData,
    beforeChange: wakeAll,
    startEngine: async (data) => {
      // Nothing of it may listen before it is sure to be used.
      const [{ startEngine }] = await Promise.all([loadEngine(), wakeAll()])
      return startEngine(routes, data())
    },
  })
  // Whoever touches the page may be about to leave it.
  for (const type of ['pointerdown', 'keydown', 'touchstart'] as const) {
    document.addEventListener(type, () => void router.start().catch(() => undefined), {
      once: true,
      passive: true,
      capture: true,
    })
  }
  return router
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

const loadEngine = () => import('./router-engine.ts')

function App({ router, onAlive }: { router: SiteRouter; onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return <RouterView router={router} />
}
