import {
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useNavigationType } from 'react-router-dom'
import { lateParts } from './late-parts.ts'

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
 * content is rendered at once, because the visitor may have scrolled to a place in it. On a prerendered page
 * its markup does without code until the visitor begins to use the page.
 */
export function Below({ fallback, hasRoom, children }: BelowProps) {
  const [isTurn, setTurn] = useState(useNavigationType() === 'POP')
  useEffect(() => {
    // The task after the frame begins when what is rendered now has been painted.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setTurn(true))))
  }, [])
  // Only what is held asks for the promise: React renders what has asked for one in more than one go.
  const [isHeld] = useState(lateParts.areHeld)
  const below = isHeld ? <OnceUsed>{children}</OnceUsed> : children
  const now = { fallback, content: isTurn ? below : fallback }
  const before = { fallback: useDeferredValue(fallback), content: useDeferredValue(now.content) }
  const part = <Standing {...(lateParts.areHeld() ? before : now)} />
  if (!hasRoom) return part
  return <div className="min-h-[70dvh] noscript:min-h-0 print:min-h-0">{part}</div>
}

/**
 * Keeps the markup while the parts of the page are held: an urgent change would make React throw it away, so
 * until then a change waits.
 */
const Standing = memo(function Standing({ fallback, content }: { fallback: ReactNode; content: ReactNode }) {
  return <Suspense fallback={fallback}>{content}</Suspense>
})

function OnceUsed({ children }: { children: ReactNode }) {
  use(lateParts.released())
  return children
}
