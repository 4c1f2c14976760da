import type { VitalFigure } from '#contract/site/site-health.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { figureWords, isSlow, leastOfRow } from './vital-words.ts'

/** A figure; one of few visits is only a hint, and a slow one has a sign beside its colour. */
export function SpeedFigure({ of: figure }: { of: VitalFigure | undefined }) {
  if (!figure) return <span className="text-muted">–</span>
  const words = figureWords(figure)
  if (figure.samples < leastOfRow)
    return (
      <span className="text-muted" title="Of few visits">
        {words}
      </span>
    )
  if (!isSlow(figure)) return <span>{words}</span>
  return (
    <span key="slow" className="inline-flex items-center gap-1 font-bold text-danger">
      <AlertIcon className="size-3.5" />
      {words}
      <span className="sr-only">, slow</span>
    </span>
  )
}
