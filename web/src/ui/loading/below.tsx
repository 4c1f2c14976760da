import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'

interface BelowProps {
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Suspense for what stands below a page's first screen. Whoever follows a link sees the first screen before this is rendered;
 * on a page that is loaded, or gone back to, it is there at once, for the place somebody had scrolled to.
 */
export function Below({ fallback, children }: BelowProps) {
  const isTurn = useDeferredValue<boolean>(true, useNavigationType() === 'POP')
  return <Suspense fallback={fallback}>{isTurn ? children : fallback}</Suspense>
}
