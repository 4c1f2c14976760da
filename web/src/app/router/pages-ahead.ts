import { type DataRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router-dom'
import { forgetPage, isOld } from '#web/lib/address/page-memory.ts'
import { savesData } from '#web/lib/device/save-data.ts'
import { base } from '#web/lib/language.ts'

/**
 * Fetches a page ahead when a link to it is pointed at, touched or focused, unless the visitor saves data.
 */
export function fetchPagesAhead(router: DataRouter): void {
  const point = (event: Event) => {
    const address = innerAddress(event)
    if (address && !savesData()) void fetchAhead(router, address).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, point, { passive: true, capture: true })
  }
}

/** Fetches the code and data of a page; the page's loader remembers the data. */
async function fetchAhead(router: DataRouter, address: URL): Promise<void> {
  if (isOld(address)) forgetPage(address)
  const request = new Request(address)
  const fetched = (matchRoutes(router.routes, address, base) ?? []).map(async ({ route, params }) => {
    const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route
    if (typeof loader === 'function') await loader({ request, params } as LoaderFunctionArgs)
  })
  await Promise.all(fetched)
}

/** The address of the link that a visitor points at or presses, when that is another page of this site. */
function innerAddress({ target }: Event): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined
  if (anchor.origin !== location.origin || anchor.hreflang) return undefined
  // The path of a file has an ending, the path of a page has none.
  if (/\.\w+$/.test(anchor.pathname)) return undefined
  // A link to a place on this page is the browser's own business.
  if (anchor.hash && anchor.pathname === location.pathname) return undefined
  return new URL(anchor.href)
}
