import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom'
import { whileComing } from '#web/app/what-lives.ts'
import { forgetPage, isOld, settled } from '#web/lib/address/page-memory.ts'
import type { Connection } from '#web/lib/device/connection.ts'

/**
 * Calls the loaders of the shown page again, and renders the page only when an answer differs from the shown
 * one, which is rare. When a loader fails, the page says so beside its present content. `tell` receives the
 * shown data and the new data.
 */
export function refreshPage(router: DataRouter, tell?: Tell): Promise<void> {
  return whileComing(refresh(router, tell))
}

type Tell = (before: unknown, now: unknown) => void

async function refresh(router: DataRouter, tell: Tell | undefined): Promise<void> {
  const { location, matches, loaderData } = router.state
  forgetPage(location)
  const request = new Request(new URL(router.createHref(location), window.location.origin))
  const isTrue = async ({ route, params }: (typeof matches)[number]) => {
    if (typeof route.loader !== 'function') return true
    const fresh = await settled(await route.loader({ request, params } as LoaderFunctionArgs))
    const shown = await settled(loaderData[route.id])
    if (JSON.stringify(fresh) === JSON.stringify(shown)) return true
    tell?.(shown, fresh)
    return false
  }
  // The loaders run one after the other, that of the page before that of its frame: calls that begin together
  // would delay the answer to a touch.
  for (const match of [...matches].reverse()) {
    if (await isTrue(match).catch(() => false)) continue
    if (router.state.location.key === location.key) await router.revalidate()
    return
  }
}

/** Refreshes every page that is shown from an older memory, as soon as the page is on the screen. */
export function refreshOldPages(router: DataRouter): void {
  let shown = router.state.location.key
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === shown) return
    shown = location.key
    if (isOld(location)) void refreshPage(router)
  })
}

/** An open page that comes back to the front is refreshed at most once in this many milliseconds. */
const pauseMs = 60_000

/**
 * Refreshes the shown page when its visitor comes back from another window or from the history, and tells the
 * visitor about changed prices.
 */
export function refreshOnReturn(router: DataRouter): void {
  let askedAt = Date.now()
  const comeBack = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return
    askedAt = Date.now()
    void refreshPage(router, tellPrices)
  }
  document.addEventListener('visibilitychange', comeBack)
  window.addEventListener('pageshow', comeBack)
}

/**
 * Refreshes the shown page when the connection is back. Where answers are only slow, the page is refreshed
 * once and not again, because each refresh is slow too, and by then the answers are kept.
 */
export function refreshWithConnection(router: DataRouter): (before: Connection) => Promise<void> {
  let asked: string | undefined
  return async (before) => {
    const { key } = router.state.location
    if (before === 'slow' && asked === key) return
    asked = key
    await refreshPage(router, tellPrices)
  }
}

/**
 * Tells the visitor about changed prices. Changes are rare, so the code for telling them is loaded only when
 * there are some.
 */
function tellPrices(before: unknown, now: unknown) {
  import('#web/app/changed-prices.ts').then(
    ({ tellChangedPrices }) => tellChangedPrices(before, now),
    // Without a connection that code may not load; the page shows the new prices nevertheless.
    () => undefined,
  )
}
