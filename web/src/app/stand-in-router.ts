import type { RouteObject, To } from 'react-router-dom'
import type { RouterListener, RouterState, SiteRouter } from '#web/lib/navigation/router.ts'
import type { PageData } from './page-data.ts'
import { settled } from './settled.ts'

type LoaderData = PageData['loaderData']
type Match = { route: RouteObject; params: Record<string, string | undefined> }

interface StandInOptions {
  /** The routes of the shown page, outermost first, with their code. */
  matches: Match[]
  loaderData: LoaderData
  /** Called before the page shows other data than it was made with. */
  beforeChange: () => Promise<void>
  /** Makes the real router, standing where this one stands; its data may change until the moment it is made. */
  startEngine: (loaderData: () => LoaderData) => Promise<SiteRouter>
  /** Goes somewhere when the real router cannot be had. */
  leave?: (to: To) => void
}

/** Opens an address as a page of its own. */
function leaveFor(to: To): void {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? { pathname: to } : to
  location.assign(pathname + search + hash)
}

/** A router that can be told ahead that it will be needed. */
export type StandInRouter = SiteRouter & { start: () => Promise<SiteRouter> }

/**
 * Stands in for the router on a prerendered page, where nothing is to be routed yet: it knows the page it is on, can
 * ask the loaders again, and hands over to the real router for good the first time anybody wants to go anywhere.
 */
export function createStandInRouter(options: StandInOptions): StandInRouter {
  const { matches, beforeChange, startEngine, leave = leaveFor } = options
  const listeners = new Set<RouterListener>()
  let state = stateOf(matches, options.loaderData)
  let engine: SiteRouter | undefined
  let starting: Promise<SiteRouter> | undefined

  function start(): Promise<SiteRouter> {
    starting ??= startEngine(() => state.loaderData).then(follow, (error: unknown) => {
      // Without a line the next try may have one.
      starting = undefined
      throw error
    })
    return starting
  }

  function follow(started: SiteRouter): SiteRouter {
    engine = started
    const tell: RouterListener = (...news) => {
      for (const listener of listeners) listener(...news)
    }
    started.subscribe(tell)
    // It says the same of the shown page with other objects: seen now, not when somebody presses.
    tell(started.state, {})
    return started
  }

  /** Renders nothing again when everything is as it was, which is nearly always: the page is as new as the last build. */
  async function reload(): Promise<void> {
    const asked = await askLoaders(matches)
    const fresh = await settled(asked).catch(() => asked)
    if (JSON.stringify(fresh) === JSON.stringify(state.loaderData)) return
    try {
      await beforeChange()
    } catch {
      // What stands there is better than half of something newer.
      return
    }
    if (engine) return engine.revalidate()
    state = { ...state, loaderData: fresh }
    for (const listener of listeners) listener(state, {})
  }

  return {
    get state() {
      return engine?.state ?? state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: async (to, navigation) => {
      const started = await start().catch(() => undefined)
      if (started) await started.navigate(to, navigation)
      // Without the router's code the browser goes there by itself.
      else leave(to)
    },
    prefetch: async (address) => (await start()).prefetch?.(address),
    revalidate: async () => (engine ? engine.revalidate() : reload()),
    start,
  }
}

/** What the loaders of the shown page answer now, by route id. */
async function askLoaders(matches: Match[]): Promise<LoaderData> {
  const request = new Request(location.href)
  const asked = matches.map(async ({ route, params }) => {
    if (typeof route.loader !== 'function' || !route.id) return []
    const args = { request, params, context: {} } as Parameters<typeof route.loader>[0]
    return [[route.id, await route.loader(args)]]
  })
  return Object.fromEntries((await Promise.all(asked)).flat()) as LoaderData
}

/** What the real router would say of the page that is shown, before anything moves. */
function stateOf(matches: Match[], loaderData: LoaderData): RouterState {
  const { pathname, search, hash } = window.location
  const entry = window.history.state as { usr?: unknown; key?: string } | null
  const state: Partial<RouterState> = {
    initialized: true,
    // The library calls a route with an id a data route; the two types say no more.
    matches: matches as RouterState['matches'],
    location: { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' },
    loaderData,
    errors: null,
    revalidation: 'idle',
  }
  // The rest tells of navigations, of which there are none.
  return state as RouterState
}
