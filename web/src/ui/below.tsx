import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'

interface BelowProps {
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Suspense for what stands below a page's first screen. Whoever comes from another page sees the first screen before this
 * is rendered; on a page that is prerendered or loaded by itself it is there at once.
 */
export function Below({ fallback, children }: BelowProps) {
  // The router's name for the address that was loaded.
  const isLoaded = useLocation().key === 'default'
  const isTurn = useDeferredValue<boolean>(true, isLoaded)
  return <Suspense fallback={fallback}>{isTurn ? children : fallback}</Suspense>
}
