import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { readPageData } from './page-data.ts'
import { routes } from './routes.tsx'

/** Brings the page to life: takes a prerendered one over, renders any other; done when the first effects have run. */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  const pageData = readPageData(location)
  await loadShownPage()
  const router = createBrowserRouter(
    routes,
    pageData ? { hydrationData: { loaderData: pageData.loaderData } } : {},
  )

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
  // The page holds what was true when it was built: prices and pictures are asked for again.
  if (pageData) void router.revalidate()
}

/** Loads the code of the page that is shown, so that the first render is the whole page. */
async function loadShownPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

type Router = ReturnType<typeof createBrowserRouter>

function App({ router, onAlive }: { router: Router; onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return <RouterProvider router={router} />
}
