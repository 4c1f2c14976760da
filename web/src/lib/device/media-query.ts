import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches; false on a prerendered page, so that React's first render agrees with the
 * markup.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/**
 * Resolves when the screen is as wide as the desktop menu needs: at once, or when a phone is turned or a
 * window pulled. While pages are prerendered every screen counts as wide.
 */
export async function wideScreen(): Promise<void> {
  if (import.meta.env.SSR) return
  const list = window.matchMedia('(min-width: 64rem)')
  if (!list.matches) await new Promise((resolve) => list.addEventListener('change', resolve))
}
