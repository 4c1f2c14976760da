import { type RefObject, useEffect, useRef } from 'react'

/**
 * Two boxes that scroll sideways as one. A box that scrolls sideways cannot hold a part that sticks to the
 * top of the page, so heads and rows are two boxes. The touched box leads; the other follows without snapping
 * by itself.
 */
export function useLinkedScroll(): [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>] {
  const first = useRef<HTMLDivElement>(null)
  const second = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const boxes = [first.current, second.current].filter((box) => box !== null)
    const stop = new AbortController()
    let leader: HTMLElement | undefined
    for (const box of boxes) {
      const lead = () => {
        leader = box
        box.style.scrollSnapType = ''
      }
      for (const type of ['pointerdown', 'touchstart', 'wheel', 'focusin', 'keydown'])
        box.addEventListener(type, lead, { passive: true, signal: stop.signal })
      box.addEventListener(
        'scroll',
        () => {
          if (leader && leader !== box) return
          for (const other of boxes) {
            if (other === box) continue
            other.style.scrollSnapType = 'none'
            other.scrollLeft = box.scrollLeft
          }
        },
        { passive: true, signal: stop.signal },
      )
    }
    return () => stop.abort()
  }, [])

  return [first, second]
}
