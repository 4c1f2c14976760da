import { useEffect } from 'react'

/** The distance to the screen at which an element counts as seen, in pixels: about one screen of a phone. */
const margin = 800

/** Calls `act` once, when an element first comes near the screen; undefined stands for no call. */
export function useWhenSeen(element: Element | null, act: (() => void) | undefined): void {
  useEffect(() => {
    if (!element || !act) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        act()
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, act])
}
