import type { HeadlineFigure } from '#contract/catalogue/catalogue.ts'
import { oneFigure } from '#web/shop/figure.ts'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { figureWords } from './figure-words.ts'

// The prerendered markup stays in its place until the code has come.
const FigureSources = late(() => import('./figure-sources.tsx'), 'FigureSources', { whenMissing: 'stay' })

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
      <Below>
        <FigureSources figures={shown} />
      </Below>
    </div>
  )
}

/** A motor's figure is its power, which is said once. */
function withoutMotorPower(figures: readonly HeadlineFigure[]): readonly HeadlineFigure[] {
  const hasMotor = figures.some(({ label }) => label === 'Motor')
  return hasMotor ? figures.filter(({ label }) => label !== 'Power') : figures
}
