import { type LeadFamily, type LeadStage, leadStages } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { LostReason } from '#contract/leads/lost-reasons.ts'

/** How a call or a message went. */
export interface Outcome {
  words: string
  /** The stage of a new lead afterwards; undefined where a talk alone moves no lead. */
  stage?: { id: LeadStage; label: string } | undefined
  /** True where the sale is lost, which asks why. */
  isLost?: true
  /** Why it is lost, once that is said. */
  lostReason?: LostReason
  /** True where nothing is to be done afterwards, so that no date is asked for. */
  isEnd?: true
}

/** The outcomes that are offered for a lead. */
export function outcomesOf({ family, stage }: Pick<Lead, 'family' | 'stage'>): Outcome[] {
  const spoke = { words: 'Spoke to them', stage: stage === 'new' ? spokenStage(family) : undefined }
  const done = stageOf(family, 'done')
  const lost = stageOf(family, 'lost')
  return [
    ...(done && stage !== 'done' ? [{ words: 'Done', stage: done, isEnd: true } as const] : []),
    spoke,
    { words: 'No answer' },
    ...(done ? [] : [{ words: 'Call back later' }]),
    ...decided(family, stage),
    ...(lost && stage !== 'lost' ? [{ words: 'Lost', stage: lost, isLost: true } as const] : []),
    { words: 'Wrong number', isEnd: true, ...goneOf(family, stage) },
  ]
}

/**
 * Where a new lead ends whose number reaches somebody else: a sale is lost, a message is done. A booking or
 * an application stays open, because its person may come all the same, and so does whoever was reached
 * before.
 */
function goneOf(family: LeadFamily, now: LeadStage): Pick<Outcome, 'stage' | 'lostReason'> {
  if (now !== 'new') return {}
  const lost = stageOf(family, 'lost')
  return lost ? { stage: lost, lostReason: 'not-reached' } : { stage: stageOf(family, 'done') }
}

/** What a talk with an applicant or a would-be partner ends in. */
function decided(family: LeadFamily, now: LeadStage): Outcome[] {
  if (family !== 'people') return []
  return leadStages.people
    .filter(({ id, isOpen }) => !isOpen && id !== now)
    .map(({ id, label }) => ({ words: label, stage: { id, label }, isEnd: true }))
}

function spokenStage(family: LeadFamily) {
  return stageOf(family, 'contacted') ?? stageOf(family, 'in-talk')
}

function stageOf(family: LeadFamily, wanted: LeadStage): { id: LeadStage; label: string } | undefined {
  return leadStages[family].find(({ id }) => id === wanted)
}
