import type { HeadlineFigure } from '#contract/catalogue/catalogue.ts'
import { t, wordsFor } from '#contract/wire/language.ts'
import { oneFigure } from '#web/shop/figure.ts'
import { BehindMark } from '#web/ui/text/behind-mark.tsx'

const figureWords = wordsFor('Engine', 'Motor', 'Power', 'Mileage', 'Range', 'Weight', 'Seat height')

/** The figures that buyers ask for first, each with one unit; their sources stand behind a question mark. */
export function BikeFigures({ figures }: { figures: readonly HeadlineFigure[] }) {
  const shown = withoutMotorPower(figures)
  if (shown.length === 0) return null
  return (
    <div className="relative border-y border-hairline pr-11">
      <dl className="grid grid-cols-3 gap-x-3 py-1.5 sm:flex sm:justify-between">
        {shown.map(({ label, figure }) => (
          <div key={label} className="py-1.5">
            <dt className="text-sm whitespace-nowrap text-muted">{figureWords(label)}</dt>
            <dd className="figures font-bold whitespace-nowrap">{oneFigure(figure)}</dd>
          </div>
        ))}
      </dl>
      <BehindMark label={t`Where these figures come from`} className="absolute top-1.5 -right-2.5">
        <p className="pb-3 text-sm text-muted">{sourceWords(shown)}</p>
      </BehindMark>
    </div>
  )
}

/** A motor's figure is its power, which is said once. */
function withoutMotorPower(figures: readonly HeadlineFigure[]): readonly HeadlineFigure[] {
  const hasMotor = figures.some(({ label }) => label === 'Motor')
  return hasMotor ? figures.filter(({ label }) => label !== 'Power') : figures
}

/** The source of each figure; figures of one source are named together. */
function sourceWords(figures: readonly HeadlineFigure[]): string {
  const sources = [...new Set(figures.map(({ source }) => source))].map((source) => {
    const labels = figures.filter((figure) => figure.source === source).map(({ label }) => figureWords(label))
    const named = labels.join(', ')
    return `${named.charAt(0)}${named.slice(1).toLowerCase()}: ${source || t`source not stated`}.`
  })
  return sources.join(' ')
}
