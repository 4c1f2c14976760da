import { type DataRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router-dom'
import { base } from './language.ts'
import { savesData } from './save-data.ts'

/** What a loader brings for an address: values that are there, or promises of them. */
type PageData = Record<string, unknown>
type Loader = (args: LoaderFunctionArgs) => PageData

interface Entry {
  data: PageData
  /** Milliseconds since 1970. */
  at: number
}

/** As long as the CDN may keep an answer without asking; what is older is forgotten. */
const forgottenAfterMs = 300_000
/** What is older than this is shown at once and asked for again. */
const freshForMs = 15_000
const mostEntries = 30

/** By path and query. */
const entries = new Map<string, Entry>()

/**
 * A loader that shows a page again from memory when it was there a moment ago, or was fetched ahead: going back and
 * following a link that was pointed at need no waiting. Failures are not kept.
 */
export function remembering(load: Loader): Loader {
  return (args) => {
    const key = keyOf(new URL(args.request.url))
    const known = entries.get(key)
    if (known && ageOf(known) < forgottenAfterMs) return known.data
    const data = load(args)
    remember(key, data)
    return data
  }
}

/** Forgets all pages, so that the loaders ask again. */
export function forgetPages(): void {
  entries.clear()
}

/** The same data with every promise in it kept. Throws when one fails. */
export async function settled(data: unknown): Promise<unknown> {
  if (!data || typeof data !== 'object') return data
  const fields = Object.entries(data).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(fields))
}

/**
 * Asks the loaders of the shown page again, and renders only when something differs from what stands there, which is
 * rare. When they fail, the page says so beside what it shows.
 */
export async function refreshPage(router: DataRouter): Promise<void> {
  const { location, matches, loaderData } = router.state
  entries.delete(keyOf(location))
  const request = new Request(new URL(router.createHref(location), window.location.origin))
  const isTrue = async ({ route, params }: (typeof matches)[number]) => {
    if (typeof route.loader !== 'function') return true
    const fresh = await settled(await route.loader(argsOf(request, params)))
    return JSON.stringify(fresh) === JSON.stringify(await settled(loaderData[route.id]))
  }
  // One after the other, the page before its frame: calls that begin together would hold up a finger.
  for (const match of [...matches].reverse()) {
    if (await isTrue(match).catch(() => false)) continue
    if (router.state.location.key === location.key) await router.revalidate()
    return
  }
}

/** Asks again for every page that is shown from an older memory, as soon as it stands. */
export function refreshOldPages(router: DataRouter): void {
  let shown = router.state.location.key
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === shown) return
    shown = location.key
    const known = entries.get(keyOf(location))
    if (known && ageOf(known) > freshForMs) void refreshPage(router)
  })
}

/** An open page that comes back to the front is asked for again, at most once in this many milliseconds. */
const pauseMs = 60_000

/** Asks for the shown page again when somebody comes back to it, from another window or from the history. */
export function refreshOnReturn(router: DataRouter): void {
  let askedAt = Date.now()
  const comeBack = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return
    askedAt = Date.now()
    void refreshPage(router)
  }
  document.addEventListener('visibilitychange', comeBack)
  window.addEventListener('pageshow', comeBack)
}

/**
 * Fetches a page ahead when a link to it is pointed at, touched or focused, unless the visitor saves data; `patchRoutes`
 * tells the router of late routes, for an address that no other has.
 */
export function fetchPagesAhead(router: DataRouter, patchRoutes: () => Promise<void>): void {
  const point = (event: Event) => {
    const address = innerAddress(event)
    if (address && !savesData()) void fetchAhead(router, address, patchRoutes).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, point, { passive: true, capture: true })
  }
}

/** Fetches a page's code and data; its loader remembers what it brought. */
async function fetchAhead(router: DataRouter, address: URL, patchRoutes: () => Promise<void>): Promise<void> {
  const known = entries.get(keyOf(address))
  if (known && ageOf(known) > freshForMs) entries.delete(keyOf(address))
  const request = new Request(address)
  if (isUnnamed(matchRoutes(router.routes, address, base))) await patchRoutes()
  const fetched = (matchRoutes(router.routes, address, base) ?? []).map(async ({ route, params }) => {
    const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route
    if (typeof loader === 'function') await loader(argsOf(request, params))
  })
  await Promise.all(fetched)
}

/** Whether no route has this address as its own. */
export function isUnnamed(matches: { route: { path?: string } }[] | null): boolean {
  return matches?.at(-1)?.route.path === '*'
}

/** Where a link leads that was pointed at or pressed, when that is another page of this site. */
function innerAddress({ target }: Event): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined
  if (anchor.origin !== location.origin || anchor.hreflang) return undefined
  // Files have an ending, pages have none.
  if (/\.\w+$/.test(anchor.pathname)) return undefined
  // To a place on this page the browser goes by itself.
  if (anchor.hash && anchor.pathname === location.pathname) return undefined
  return new URL(anchor.href)
}

function remember(key: string, data: PageData): void {
  const entry = { data, at: Date.now() }
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
  settled(data).then(
    (values) => {
      entry.data = values as PageData
    },
    () => {
      if (entries.get(key) === entry) entries.delete(key)
    },
  )
}

function argsOf(request: Request, params: LoaderFunctionArgs['params']): LoaderFunctionArgs {
  return { request, params } as LoaderFunctionArgs
}

function keyOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

function ageOf({ at }: Entry): number {
  return Date.now() - at
}
