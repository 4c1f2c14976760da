import { Suspense } from 'react'
import { isOff } from '#contract/site/site-parts.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { late } from '#web/ui/loading/late.tsx'
import type { StockLineProps } from './stock-line.tsx'

const StockLine = late(() => import('./stock-line.tsx'), 'StockLine')

/**
 * Where the chosen variant stands in the chosen colour; its code is loaded where the dealer shows the stock.
 */
export function StockPart(props: StockLineProps) {
  const { parts } = useDealership()
  if (isOff(parts, 'stock')) return props.otherwise
  return (
    <Suspense fallback={props.otherwise}>
      <StockLine {...props} />
    </Suspense>
  )
}
