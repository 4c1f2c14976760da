import { type ReactNode, useEffect, useRef, useState } from 'react'

interface SentPlaceProps {
  /** The height of the form that stood here, in pixels. */
  height: number
  children: ReactNode
}

/**
 * What follows a form in its place. The place stays as tall as the form was while something below it is in
 * sight, because an answer may come long after the press, and nothing may move then. Once the words are
 * scrolled into sight, the place is at most as tall as the screen, and what stands below moves out of sight.
 */
export function SentPlace({ height, children }: SentPlaceProps) {
  const words = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    // A waiting enquiry may arrive while the visitor types elsewhere and must keep the focus there. So the
    // focus moves only when it was lost together with the form.
    if (document.activeElement !== document.body) return
    // They begin at the upper edge, because the receipt below them comes later.
    words.current?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'nearest' })
    // A frame must have been painted with the words in sight.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setScrolled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div style={{ minHeight: isScrolled ? `min(${height}px, 100svh)` : height }}>
      <div ref={words} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </div>
  )
}
