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
    ...(lost && stage !== 'lost' ? [{ words: 'Lost', stage: lost, isLost: true } as const] : []),
    { words: 'Wrong number', isEnd: true, ...goneOf(family) },
  ]
}

/**
 * Where a lead ends whose number reaches somebody else: a sale is lost, a message is done. A booking or an
 * application stays open, because its person may come all the same.
 */
function goneOf(family: LeadFamily): Pick<Outcome, 'stage' | 'lostReason'> {
  const lost = stageOf(family, 'lost')
  return lost ? { stage: lost, lostReason: 'not-reached' } : { stage: stageOf(family, 'done') }
}

function spokenStage(family: LeadFamily) {
  return stageOf(family, 'contacted') ?? stageOf(family, 'in-talk')
}

function stageOf(family: LeadFamily, wanted: LeadStage): { id: LeadStage; label: string } | undefined {
  return leadStages[family].find(({ id }) => id === wanted)
}
