import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { keepPlaces } from '#web/lib/navigation/places.ts'
import type { SiteRouter } from '#web/lib/navigation/router.ts'

/**
 * The whole router: history, loaders, navigation. A chunk of its own, loaded when somebody is about to leave a
 * prerendered page, and at once on any other. `loaderData`: what the shown page has already, by route id.
 */
export function startEngine(routes: RouteObject[], loaderData?: Record<string, unknown>): SiteRouter {
  keepPlaces()
  return createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {})
}
