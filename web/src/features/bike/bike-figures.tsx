import type { HeadlineFigure } from '#contract/catalogue/catalogue.ts'
import { t, wordsFor } from '#contract/wire/language.ts'

const figureWords = wordsFor('Engine', 'Motor', 'Power', 'Mileage', 'Range', 'Weight', 'Seat height')

/** The figures that buyers ask for first, and below them the source of each. */
export function BikeFigures({ figures }: { figures: readonly HeadlineFigure[] }) {
  const sources = [...new Set(figures.map(({ source }) => source))].map((source) => {
    const labels = figures.filter((figure) => figure.source === source).map(({ label }) => figureWords(label))
    const named = labels.join(', ')
    return `${named.charAt(0)}${named.slice(1).toLowerCase()}: ${source || t`source not stated`}.`
  })
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-4 border-y border-hairline py-1 sm:grid-cols-3">
        {figures.map(({ label, figure }) => (
          <div key={label} className="py-2.5">
            <dt className="eyebrow text-muted">{figureWords(label)}</dt>
            <dd className="figures mt-0.5 font-bold text-pretty">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{sources.join(' ')}</p>
    </div>
  )
}
