import { Link } from 'react-router-dom'
import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { againstBefore, keptShare, waitingTime } from './figure-words.ts'
import { dayAfter, inboxOf } from './inbox-address.ts'

interface KeyFigure {
  title: string
  value: string
  words: string
  to: string
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}%`)

function keyFiguresOf({ today, total, promises, medianMinutes }: LeadFigures): KeyFigure[] {
  const month = inboxOf({ from: dayAfter(today, -29), to: today })
  const { kept, late, open } = promises.now
  return [
    {
      title: 'New leads',
      value: groupLakhs(total.now),
      words: againstBefore(total.now, total.before),
      to: month,
    },
    {
      title: 'Promises kept',
      value: percent(keptShare(promises.now)),
      words:
        kept + late + open === 0
          ? 'nothing was promised'
          : `${groupLakhs(kept)} kept, ${groupLakhs(late)} late, ${groupLakhs(open)} open; before ${percent(keptShare(promises.before))}`,
      to: month,
    },
    {
      title: 'Promises of today',
      value: percent(keptShare(promises.today)),
      words: `${promises.today.kept} kept, ${promises.today.late} late, ${promises.today.open} open`,
      to: inboxOf({ from: today, to: today }),
    },
    {
      title: 'Time to first answer',
      value: waitingTime(medianMinutes.now),
      words:
        medianMinutes.now === null
          ? `nothing was answered yet; before ${waitingTime(medianMinutes.before)}`
          : `half were answered sooner; before ${waitingTime(medianMinutes.before)}`,
      to: month,
    },
  ]
}

/** The four figures that say how the work on leads goes; each links to its leads. */
export function KeyFigures({ figures }: { figures: LeadFigures }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] overflow-hidden rounded-lg border border-hairline bg-surface lg:grid-cols-4">
      {keyFiguresOf(figures).map(({ title, value, words, to }) => (
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
        </div>
      ))}
    </dl>
  )
}
