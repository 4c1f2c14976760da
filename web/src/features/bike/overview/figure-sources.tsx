import type { HeadlineFigure } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { BehindMark } from '#web/ui/text/behind-mark.tsx'
import { figureWords } from './figure-words.ts'

/** The sources of figures, behind a question mark; figures of one source are named together. */
export function FigureSources({ figures }: { figures: readonly HeadlineFigure[] }) {
  return (
    <BehindMark label={t`Where these figures come from`} className="absolute top-1.5 -right-2.5">
      <p className="pb-3 text-sm text-muted">{sourceWords(figures)}</p>
    </BehindMark>
  )
}

function sourceWords(figures: readonly HeadlineFigure[]): string {
  const sources = [...new Set(figures.map(({ source }) => source))].map((source) => {
    const labels = figures.filter((figure) => figure.source === source).map(({ label }) => figureWords(label))
    const named = labels.join(', ')
    return `${named.charAt(0)}${named.slice(1).toLowerCase()}: ${source || t`source not stated`}.`
  })
  return sources.join(' ')
}
