import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import { readPageData } from './page-data.ts'
import { routes } from './routes.tsx'

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

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root.')

const pageData = readPageData(location)
await loadShownPage()
const hydrationData: HydrationState | undefined = pageData && { loaderData: pageData.loaderData }
const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

if (hydrationData) {
  hydrateRoot(container, app)
  // The page holds what was true when it was built: prices and pictures are asked for again.
  const refresh = () => void router.revalidate()
  if ('requestIdleCallback' in window) requestIdleCallback(refresh, { timeout: 2000 })
  else setTimeout(refresh, 200)
} else {
  container.replaceChildren()
  createRoot(container).render(app)
}
