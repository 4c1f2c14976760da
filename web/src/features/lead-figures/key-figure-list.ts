import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { type PromiseFate, promiseFates } from '#contract/leads/lead-stages.ts'
import { dayAfter } from '#domain/days/days.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { againstBefore, keptShare, waitingTime } from './figure-words.ts'
import { type InboxFilter, inboxOf } from './inbox-address.ts'

/** A figure with its words and the address of the leads that it counts. */
export interface KeyFigure {
  title: string
  value: string
  words: string
  to: string
  /** The parts that the figure is made of, each with its own count and list. */
  parts?: readonly FigurePart[]
}

/** A part of a figure: its count, its words, and the address of the leads that it counts. */
export interface FigurePart {
  count: number
  words: string
  to: string
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}%`)

/** The four figures that say how the work on leads goes. */
export function keyFiguresOf(figures: LeadFigures): KeyFigure[] {
  const { today, total, promises, medianMinutes } = figures
  const month = { from: dayAfter(today, -29), to: today }
  const tonight = { promisedFrom: today, promisedTo: today }
  return [
    {
      title: 'New leads',
      value: groupLakhs(total.now),
      words: againstBefore(total.now, total.before),
      to: inboxOf(month),
    },
    {
      title: 'Promises kept',
      value: percent(keptShare(promises.now)),
      words: `before ${percent(keptShare(promises.before))}`,
      to: inboxOf({ ...month, promise: 'kept' }),
      parts: partsOf(promises.now, month),
    },
    {
      title: 'Promises of today',
      value: percent(keptShare(promises.today)),
      words: 'calls that fall due today',
      to: inboxOf(tonight),
      parts: partsOf(promises.today, tonight),
    },
    {
      title: 'Time to first answer',
      value: waitingTime(medianMinutes.now),
      words:
        medianMinutes.now === null
          ? `nothing was answered yet; before ${waitingTime(medianMinutes.before)}`
          : `half were answered sooner; before ${waitingTime(medianMinutes.before)}`,
      to: inboxOf({ ...month, answered: 'true' }),
    },
  ]
}

/** The promises of a period by what became of them. */
function partsOf(promises: Record<PromiseFate, number>, filter: InboxFilter): FigurePart[] {
  return promiseFates.map((fate) => ({
    count: promises[fate],
    words: `${groupLakhs(promises[fate])} ${fate}`,
    to: inboxOf({ ...filter, promise: fate }),
  }))
}
