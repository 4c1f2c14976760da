import type { ReactNode } from 'react'

/** Room for what comes once a page lives: what stands below is out of sight from the start, so that nothing seen moves. */
export function LateRoom({ children }: { children: ReactNode }) {
  return <div className="min-h-[70dvh] noscript:min-h-0 print:min-h-0">{children}</div>
}
