import { t } from './language.ts'
import type { LeadFamily, LeadStage } from './lead-stages.ts'

/** What a visitor reads of a stage; `new` and what is missing here are said below. */
const words: Partial<Record<LeadStage, string>> = {
  contacted: t`We have spoken with you.`,
  'test-ride': t`Your test ride is agreed.`,
  quoted: t`You have our offer.`,
  booked: t`Your booking stands.`,
  confirmed: t`Your booking is confirmed.`,
  'in-workshop': t`Your vehicle is in the workshop.`,
  ready: t`Your vehicle is ready.`,
  'in-talk': t`We are in touch with you.`,
}

/**
 * A stage in plain words for the visitor whose enquiry it is. How it ended is not told here: whoever knows a reference and
 * four digits may be somebody else.
 */
export function stageInWords(family: LeadFamily, stage: string, isOpen: boolean): string {
  if (!isOpen)
    return family === 'service' ? t`Your visit is closed.` : t`This is closed. Thank you for writing to us.`
  return words[stage as LeadStage] ?? t`We have it, and nobody has called yet.`
}
