import type { RouterState } from './router.ts'

const storageKey = 'places'
let places: Record<string, number> = {}

/** Takes over from the browser, which would move the page before the other one stands. Once, when pages begin to change. */
export function keepPlaces(): void {
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    // Going back then opens pages at their top.
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    // A reload and a visit to another site are the browser's to restore.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // As above.
    }
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Remembers how far an entry of the history is scrolled, while it is still shown. */
export function leavePlace({ location }: RouterState): void {
  places[location.key] = window.scrollY
}

/** Every page opens at its top, or at the place its address names; going back finds the old place. */
export function openPlace({ location, historyAction, preventScrollReset }: RouterState): void {
  const known = historyAction === 'POP' ? places[location.key] : undefined
  const named = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (known !== undefined) window.scrollTo(0, known)
  else if (named) named.scrollIntoView()
  else if (!preventScrollReset) window.scrollTo(0, 0)
}
