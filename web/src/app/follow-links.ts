import type { SiteRouter } from '#web/lib/navigation/router.ts'
import { sleepingPartOf } from '#web/lib/prerendered.ts'
import { savesData } from '#web/lib/save-data.ts'
import { isPlainClick } from '#web/ui/link.tsx'

/** Where a link leads that was pointed at or pressed, when that is another page of this site. */
function innerAddress({ target }: Event): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined
  if (anchor.origin !== location.origin) return undefined
  // Files have an ending, pages have none.
  if (/\.\w+$/.test(anchor.pathname)) return undefined
  // To a place on this page the browser goes by itself.
  if (anchor.hash && anchor.pathname === location.pathname) return undefined
  return anchor.pathname + anchor.search + anchor.hash
}

/**
 * Fetches a page ahead when a link to it is pointed at, touched or focused, unless the visitor saves data; and lets
 * links in a part that still sleeps (`lib/later.tsx`) lead to their page without a reload, too.
 */
export function followLinks(router: SiteRouter): void {
  const point = (event: Event) => {
    const address = innerAddress(event)
    if (address !== undefined && !savesData()) void router.prefetch?.(address).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, point, { passive: true, capture: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const address = innerAddress(event)
      if (address === undefined || !isPlainClick(event) || !sleepingPartOf(event.target as Element)) return
      event.preventDefault()
      void router.navigate(address)
    },
    { capture: true },
  )
}
