import { type LeadFamily, stageLabel } from '#contract/leads/lead-stages.ts'
import type { LeadClash } from '#contract/wire/errors.ts'
import { momentInWords } from './promise-words.ts'

/**
 * Who changed the same fact of a lead and when, and what the reader wanted instead: `Priya Das set Quoted at
 * 11:20 am today; you wanted Contacted.` For staff, in English.
 */
export function clashInWords(clash: LeadClash, family: LeadFamily, now: Date): string {
  const when = clash.at ? ` at ${momentInWords(new Date(clash.at), now)}` : ''
  const { did, wanted } = wordsOf(clash, family, now)
  return `${clash.by || 'Somebody'} ${did}${when}; you wanted ${wanted}.`
}

function wordsOf(
  { fact, theirs, mine }: LeadClash,
  family: LeadFamily,
  now: Date,
): { did: string; wanted: string } {
  switch (fact) {
    case 'stage':
      return { did: `set ${stageLabel(family, theirs)}`, wanted: stageLabel(family, mine) }
    case 'assigneeId':
      return { did: theirs ? `gave it to ${theirs}` : 'gave it back', wanted: mine || 'nobody' }
    case 'outletId':
      return { did: theirs ? `sent it to ${theirs}` : 'took its outlet away', wanted: mine || 'no outlet' }
    case 'dueAt': {
      const [day, wanted] = [theirs, mine].map((moment) => moment && momentInWords(new Date(moment), now))
      return { did: day ? `set the next step for ${day}` : 'took its date away', wanted: wanted || 'no date' }
    }
    case 'nextStep': {
      const [step, wanted] = [theirs, mine].map((text) => text && `“${text}”`)
      return {
        did: step ? `wrote the next step ${step}` : 'took the next step away',
        wanted: wanted || 'none',
      }
    }
  }
}
