import { kindLabel } from '#contract/leads/lead-kinds.ts'
import { dueSpans, leadStages, stageLabel } from '#contract/leads/lead-stages.ts'
import { lostReasonLabel } from '#contract/leads/lost-reasons.ts'
import { progressLabel } from '#contract/reports/sale-figures.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'
import { formatDay } from '#web/lib/dates.ts'
import { familiesOf } from '../readable-work.ts'
import { type InboxQuestion, none } from '../use-inbox-question.ts'

/** The words for leads that lack one of these. */
export const missingWords = {
  assignee: 'Nobody yet',
  outlet: 'No outlet yet',
  model: 'No model named',
  source: 'Source not known',
} as const

export const orderWords = { due: 'By what is next', came: 'Newest first' } as const

const promiseWords = { kept: 'Promise kept', late: 'Promise late', open: 'Promise open' } as const
const answeredWords = { true: 'Answered', false: 'Not answered' } as const

/** A filter that is set, in words, with the change that takes it off. */
export interface SetFilter {
  words: string
  off: Partial<InboxQuestion>
}

/**
 * The filters that are set and say in their own values what they ask for; assignee and outlet, whose names
 * must be fetched, are not among them. The board has no filter by stage, family, due or order.
 */
export function setFilters(question: InboxQuestion, names: Record<NamedPartId, string>): SetFilter[] {
  const { board, due, kind, stage, family, model, source, from, to, promise, answered, order } = question
  const { promisedFrom, promisedTo, isAside, progress, lost, campaign, arrivedFrom, arrivedTo } = question
  const ofList: (SetFilter | false)[] = [
    due !== '' && { words: dueSpans.find(({ id }) => id === due)?.label ?? due, off: { due: '' } },
    stage !== '' && { words: anyStageLabel(stage), off: { stage: '' } },
    family !== '' && {
      words: familiesOf(undefined).find(({ id }) => id === family)?.label ?? family,
      off: { family: '' },
    },
    order !== '' && { words: orderWords[order], off: { order: '' } },
  ]
  const ofBoth: (SetFilter | false)[] = [
    kind !== '' && { words: kindLabel(kind, names), off: { kind: '' } },
    model !== '' && { words: model === none ? missingWords.model : model, off: { model: '' } },
    source !== '' && { words: source === none ? missingWords.source : source, off: { source: '' } },
    (from !== '' || to !== '') && { words: `Came ${daysWords(from, to)}`, off: { from: '', to: '' } },
    promise !== '' && { words: promiseWords[promise], off: { promise: '' } },
    (promisedFrom !== '' || promisedTo !== '') && {
      words: `Promised for ${daysWords(promisedFrom, promisedTo)}`,
      off: { promisedFrom: '', promisedTo: '' },
    },
    answered !== '' && { words: answeredWords[answered], off: { answered: '' } },
    progress !== '' && {
      words: `Sales: ${progressLabel(progress)}`,
      off: { progress: '', lost: '', campaign: '', arrivedFrom: '', arrivedTo: '' },
    },
    lost !== '' && { words: `Lost: ${lostReasonLabel(lost)}`, off: { lost: '' } },
    campaign !== '' && { words: `Campaign ${campaign}`, off: { campaign: '' } },
    (arrivedFrom !== '' || arrivedTo !== '') && {
      words: `Arrived ${daysWords(arrivedFrom, arrivedTo)}`,
      off: { arrivedFrom: '', arrivedTo: '' },
    },
    isAside && { words: 'Not customers', off: { isAside: false } },
  ]
  return [...(board ? [] : ofList), ...ofBoth].filter((one) => one !== false)
}

function anyStageLabel(stage: string): string {
  const families = Object.keys(leadStages) as (keyof typeof leadStages)[]
  return families.map((family) => stageLabel(family, stage)).find((words) => words !== stage) ?? stage
}

/** A span of days: `20 Nov 2026`, `20 Nov 2026 to 26 Nov 2026`, `from 20 Nov 2026`, `until 26 Nov 2026`. */
function daysWords(from: string, to: string): string {
  if (from === to) return formatDay(from)
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`
  return from ? `from ${formatDay(from)}` : `until ${formatDay(to)}`
}
