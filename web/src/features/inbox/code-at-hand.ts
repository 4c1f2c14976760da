import { useEffect } from 'react'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { useIdle } from '#web/lib/device/use-idle.ts'
import { formOutbox } from '#web/lib/outbox/need.ts'

/** Fetches the code of the board; its drag library does not belong to the list. */
export const loadBoard = () => import('./board/lead-board.tsx')

/**
 * Fetches code that must be here before the line goes down: that of the outbox, and where there is room for a
 * board, once the browser has nothing else to do, that of the board.
 */
export function useCodeAtHand(): void {
  const isWide = useMediaQuery('(width >= 68.75rem)')
  const isIdle = useIdle()
  useEffect(() => formOutbox.prepare(), [])
  useEffect(() => {
    if (isIdle && isWide) loadBoard().catch(() => undefined)
  }, [isIdle, isWide])
}
