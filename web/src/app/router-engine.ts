import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { forgetOld, takeStale } from '#web/lib/navigation/memory.ts'
import { keepPlaces } from '#web/lib/navigation/places.ts'
import type { SiteRouter } from '#web/lib/navigation/router.ts'

/**
 * The whole router: history, loaders, navigation. A chunk of its own, loaded when somebody is about to leave a
 * prerendered page, and at once on any other. `loaderData`: what the shown page has already, by route id.
 */
export function startEngine(routes: RouteObject[], loaderData?: Record<string, unknown>): SiteRouter {
  keepPlaces()
  const router = createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {})
  router.subscribe(({ navigation }) => {
    // What was shown from memory is asked for again once it stands.
    if (navigation.state === 'idle' && takeStale()) queueMicrotask(() => void router.revalidate())
  })
  return Object.assign(router, { prefetch: (address: string) => prefetch(routes, address) })
}

/** Fetches a page's code and data; its loader remembers what it brought. */
async function prefetch(routes: RouteObject[], address: string): Promise<void> {
  const url = new URL(address, location.origin)
  forgetOld(url.pathname + url.search)
  const request = new Request(url)
  const fetched = (matchRoutes(routes, address) ?? []).map(async ({ route, params }) => {
    if (typeof route.lazy !== 'function') return
    const { loader } = await route.lazy()
    if (typeof loader === 'function')
      await loader({ request, params, context: {} } as Parameters<typeof loader>[0])
  })
  await Promise.all(fetched)
}
