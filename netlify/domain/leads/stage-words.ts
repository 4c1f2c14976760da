import type { LeadFamily, LeadStage } from '#contract/leads/lead-stages.ts'
import { t } from '#contract/wire/language.ts'

/** What a visitor reads of a stage; `new` and what is missing here are said below. */
const words: Partial<Record<LeadStage, () => string>> = {
  contacted: () => t`We have spoken with you.`,
  'test-ride': () => t`Your test ride is agreed.`,
  quoted: () => t`We have given you our price.`,
  booked: () => t`You have a booking with us.`,
  confirmed: () => t`Your booking is confirmed.`,
  'in-workshop': () => t`Your vehicle is in the workshop.`,
  ready: () => t`Your vehicle is ready.`,
  'in-talk': () => t`We are in touch with you.`,
}

interface Standing {
  family: LeadFamily
  stage: string
  isOpen: boolean
  /** Staff have called or written, whatever its stage says: a call alone moves most leads nowhere. */
  isAnswered: boolean
}

/**
 * A stage in plain words for the visitor whose enquiry it is. How it ended is not told here: whoever knows a reference and
 * four digits may be somebody else.
 */
export function stageInWords({ family, stage, isOpen, isAnswered }: Standing): string {
  if (!isOpen)
    return family === 'service' ? t`Your visit is closed.` : t`This is closed. Thank you for writing to us.`
  const ofStage = words[stage as LeadStage]?.()
  if (ofStage) return ofStage
  return isAnswered ? t`We have called you or written to you.` : t`We have received it and will call you.`
}
