import { Link } from 'react-router-dom'
import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { keyFiguresOf } from './key-figure-list.ts'

/** The four figures that say how the work on leads goes; each, and each part of one, links to its leads. */
export function KeyFigures({ figures }: { figures: LeadFigures }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] overflow-hidden rounded-lg border border-hairline bg-surface lg:grid-cols-4">
      {keyFiguresOf(figures).map(({ title, value, words, to, parts = [] }) => (
        <div
          key={title}
          className="relative min-w-0 wrap-anywhere -mr-px -mb-px border-r border-b border-hairline p-3 transition-colors hover:bg-soft sm:p-4"
        >
          <dt className="text-sm font-semibold text-muted">
            <Link to={to} className="after:absolute after:inset-0">
              {title}
            </Link>
          </dt>
          <dd className="display figures mt-1 text-2xl text-content">{value}</dd>
          <dd className="mt-1 text-xs text-pretty text-muted">{words}</dd>
          {parts.length > 0 ? (
            <dd className="relative flex w-fit flex-wrap gap-x-4 text-sm">
              {parts.map((part) => (
                <Link
                  key={part.to}
                  to={part.to}
                  className="figures inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-8"
                >
                  {part.words}
                </Link>
              ))}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
