import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

interface BelowProps {
  fallback?: ReactNode
  /**
   * Reserves so much height from the start that content further below is out of sight and does not visibly
   * move.
   */
  hasRoom?: boolean
  children: ReactNode
}

/**
 * Suspense for content below a page's first screen. A visitor who follows a link sees the first screen before
 * this content is rendered and its code is asked for. On a page that is loaded, or reached by going back, the
 * content is rendered at once, because the visitor may have scrolled to a place in it.
 */
export function Below({ fallback, hasRoom, children }: BelowProps) {
  const [isTurn, setTurn] = useState(useNavigationType() === 'POP')
  useEffect(() => {
    // The task after the frame begins when what is rendered now has been painted.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setTurn(true))))
  }, [])
  const part = <Suspense fallback={fallback}>{isTurn ? children : fallback}</Suspense>
  if (!hasRoom) return part
  return <div className="min-h-[70dvh] noscript:min-h-0 print:min-h-0">{part}</div>
}
