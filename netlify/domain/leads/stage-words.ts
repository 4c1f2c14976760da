import type { LeadFamily, LeadStage } from '#contract/leads/lead-stages.ts'
import { t } from '#contract/wire/language.ts'

/**
 * The words that a visitor reads for a stage; `stageInWords` below has the words for `new` and for every
 * stage missing here.
 */
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
  /**
   * Have staff called or written, whatever the stage says? A call alone moves most leads to no other stage.
   */
  isAnswered: boolean
}

/**
 * A stage in plain words for the visitor whose enquiry it is. The words do not tell how the enquiry ended: a
 * person who knows a reference and four digits may be somebody else.
 */
export function stageInWords({ family, stage, isOpen, isAnswered }: Standing): string {
  if (!isOpen)
    return family === 'service' ? t`Your visit is closed.` : t`This is closed. Thank you for writing to us.`
  const ofStage = words[stage as LeadStage]?.()
  if (ofStage) return ofStage
  return isAnswered ? t`We have called you or written to you.` : t`We have received it and will call you.`
}
