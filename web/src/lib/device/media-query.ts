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
