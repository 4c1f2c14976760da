import { useEffect } from 'react'
import { useIdle } from '#web/lib/device/use-idle.ts'
import { useOutboxCode } from '#web/shop/lead-acts/use-outbox-code.ts'

/** Fetches the code of the board; its drag library does not belong to the list. */
export const loadBoard = () => import('./board/lead-board.tsx')

/**
 * Fetches code that must be here before the line goes down: that of the outbox, and where there is room for a
 * board (`isWide`), once the browser has nothing else to do, that of the board.
 */
export function useCodeAtHand(isWide: boolean): void {
  const isIdle = useIdle()
  useOutboxCode()
  useEffect(() => {
    if (isIdle && isWide) loadBoard().catch(() => undefined)
  }, [isIdle, isWide])
}
