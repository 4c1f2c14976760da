import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom'
import { whileComing } from '#web/app/what-lives.ts'
import { forgetPage, isOld, settled } from '#web/lib/address/page-memory.ts'
import type { Line } from '#web/lib/device/line.ts'

/**
 * Asks the loaders of the shown page again, and renders only when something differs from what stands there, which is
 * rare. When they fail, the page says so beside what it shows. `tell` hears what stood there, and what is new.
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
    if (isOld(location)) void refreshPage(router)
  })
}

/** An open page that comes back to the front is asked for again, at most once in this many milliseconds. */
const pauseMs = 60_000

/** Asks for the shown page again when somebody comes back to it, from another window or from the history; new prices are told. */
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
 * Asks for the shown page again when its line is back. Where answers only take long it is asked for once, because that takes
 * long too, and they are kept by then.
 */
export function refreshWithLine(router: DataRouter): (before: Line) => Promise<void> {
  let asked: string | undefined
  return async (before) => {
    const { key } = router.state.location
    if (before === 'slow' && asked === key) return
    asked = key
    await refreshPage(router, tellPrices)
  }
}

/** Changes are rare, so what tells them comes when there are some. */
function tellPrices(before: unknown, now: unknown) {
  import('#web/app/changed-prices.ts').then(
    ({ tellChangedPrices }) => tellChangedPrices(before, now),
    // Without a line it may not come; the page shows the new prices all the same.
    () => undefined,
  )
}
