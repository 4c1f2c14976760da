import type { LeadFamily, LeadStage } from './lead-stages.ts'

/** What a visitor reads of a stage; `new` and what is missing here are said below. */
const words: Partial<Record<LeadStage, string>> = {
  contacted: 'We have spoken with you.',
  'test-ride': 'Your test ride is agreed.',
  quoted: 'You have our offer.',
  booked: 'Your booking stands.',
  confirmed: 'Your booking is confirmed.',
  'in-workshop': 'Your vehicle is in the workshop.',
  ready: 'Your vehicle is ready.',
  'in-talk': 'We are in touch with you.',
}

/**
 * A stage in plain words for the visitor whose enquiry it is. How it ended is not told here: whoever knows a reference and
 * four digits may be somebody else.
 */
export function stageInWords(family: LeadFamily, stage: string, isOpen: boolean): string {
  if (!isOpen)
    return family === 'service' ? 'Your visit is closed.' : 'This is closed. Thank you for writing to us.'
  return words[stage as LeadStage] ?? 'We have it, and nobody has called yet.'
}
