import { useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from '#web/lib/device/media-query.ts'

export interface AutoAdvance {
  /** Does it advance automatically, apart from interruptions by pointer or focus? */
  isPlaying: boolean
  toggle: () => void
  /** The event handlers for the element on which pointer and focus interrupt the movement. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * Calls `advance` every `interval` milliseconds, but never without an interval, while the page is hidden,
 * while the pointer or the focus is on the element, or after Pause. Where the visitor wants less motion it
 * starts paused.
 */
export function useAutoAdvance(interval: number | undefined, advance: () => void): AutoAdvance {
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [hold, setHold] = useState({ pointer: false, focus: false })
  const isPlaying = interval !== undefined && (choice === undefined ? !wantsLessMotion : choice === 'play')
  const isRunning = isPlaying && !hold.pointer && !hold.focus

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance()
  })

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [isRunning, interval])

  return {
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    holders: {
      onPointerEnter: () => setHold((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setHold((before) => ({ ...before, pointer: false })),
      onFocus: () => setHold((before) => ({ ...before, focus: true })),
      onBlur: () => setHold((before) => ({ ...before, focus: false })),
    },
  }
}
