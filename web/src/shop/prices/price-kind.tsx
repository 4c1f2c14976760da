import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'

// The prerendered list stays in its place until its code has come.
const PriceMode = late(() => import('./price-mode.tsx'), 'PriceMode', { whenMissing: 'stay' })

/** The kind of the prices of a page, as a quiet list that changes it; to stand beside a price. */
export function PriceKind() {
  return (
    <Below fallback={<span className="inline-block h-11 w-28" />}>
      <PriceMode />
    </Below>
  )
}
