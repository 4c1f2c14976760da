import { isPlainClick } from '#web/ui/link.tsx'

/** Where a press on the event's target leads, when that is a page of this site and nothing else took the press. */
function innerAddress(event: MouseEvent): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || event.defaultPrevented || !isPlainClick(event)) return undefined
  if (anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return undefined
  // Files have an ending, pages have none.
  if (/\.\w+$/.test(anchor.pathname)) return undefined
  // To a place on this page the browser goes by itself.
  if (anchor.hash && anchor.pathname === location.pathname) return undefined
  return anchor.pathname + anchor.search + anchor.hash
}

/** Links in a part that still sleeps (`lib/later.tsx`) lead to their page without a reload, too. */
export function followLinks(open: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const address = innerAddress(event)
    if (address === undefined) return
    event.preventDefault()
    open(address)
  })
}
