import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'

interface BelowProps {
  fallback?: ReactNode
  /** Keeps so much room from the start that what stands further below is out of sight: nothing seen moves. */
  hasRoom?: boolean
  children: ReactNode
}

/**
 * Suspense for what stands below a page's first screen. Whoever follows a link sees the first screen before
 * this is rendered; on a page that is loaded, or gone back to, it is there at once, for the place somebody
 * had scrolled to.
 */
export function Below({ fallback, hasRoom, children }: BelowProps) {
  const isTurn = useDeferredValue<boolean>(true, useNavigationType() === 'POP')
  const part = <Suspense fallback={fallback}>{isTurn ? children : fallback}</Suspense>
  if (!hasRoom) return part
  return <div className="min-h-[70dvh] noscript:min-h-0 print:min-h-0">{part}</div>
}
