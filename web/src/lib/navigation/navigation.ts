import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { forgetPages } from './memory.ts'
import type { RouterState, SiteRouter } from './router.ts'

/** The router itself, which stays; `RouterView` provides it, and the next two. */
export const RouterContext = createContext<SiteRouter | null>(null)

/** Where the visitor is: apart from the router, so that a page full of links is not rendered again at every move. */
export const LocationContext = createContext<RouterState['location'] | null>(null)

/** Whether the shown page's loaders are being asked again. */
export const RevalidationContext = createContext<RouterState['revalidation']>('idle')

/** Of the route that is being rendered: its data, and what stands inside it. */
export const RouteContext = createContext<{ data: unknown; outlet: ReactNode }>({
  data: undefined,
  outlet: null,
})

function useRouter(): SiteRouter {
  return provided(use(RouterContext))
}

function provided<T>(context: T | null): T {
  if (!context) throw new Error('There is no RouterView around this.')
  return context
}

/** Where the visitor is. */
export function useLocation(): RouterState['location'] {
  return provided(use(LocationContext))
}

/** Goes to an address of the site. */
export function useNavigate(): SiteRouter['navigate'] {
  const router = useRouter()
  return useCallback((to, options) => router.navigate(to, options), [router])
}

/** What the loader of this route brought. */
export function useLoaderData<Loader extends (...args: never[]) => unknown>(): Awaited<ReturnType<Loader>> {
  return use(RouteContext).data as Awaited<ReturnType<Loader>>
}

/** Asks the loaders of the shown page again; `state` says whether that is under way. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const router = useRouter()
  const state = use(RevalidationContext)
  const revalidate = useCallback(() => {
    forgetPages()
    return router.revalidate()
  }, [router])
  return { revalidate, state }
}

/** The query of the address, and a way to go to the same page with another one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams, options?: { replace?: boolean; preventScrollReset?: boolean }) => void,
] {
  const router = useRouter()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, (next, options) => void router.navigate(`?${next}`, options)]
}

/** What stands inside this route. */
export function Outlet(): ReactNode {
  return use(RouteContext).outlet
}
