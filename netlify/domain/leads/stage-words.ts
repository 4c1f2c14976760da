import type { LeadFamily, LeadStage } from '#contract/leads/lead-stages.ts'
import { t } from '#contract/wire/language.ts'
import { appointmentStanding, type Standing } from '#domain/appointments/appointment-standing.ts'

/**
 * The words that a visitor reads for a stage; `progressInWords` below has the words for `new` and for every
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

/**
 * The stages at which an appointment, where there is one, says how far the enquiry is: a cancelled ride is
 * agreed no more, whatever the lead's stage says.
 */
const appointmentTells: ReadonlySet<string> = new Set(['new', 'contacted', 'test-ride', 'confirmed'])

interface Progress {
  family: LeadFamily
  stage: string
  isOpen: boolean
  /** Until when a call is promised; null where nothing is. */
  promisedAt: string | null
  /**
   * When staff called or wrote, whatever the stage says; null where nobody did. A call alone moves most leads
   * to no other stage.
   */
  answeredAt: string | null
  appointment: Standing | null
}

/**
 * The progress of an enquiry in plain words for its visitor, from stage and appointment together. The words
 * do not tell how the enquiry ended: a person who knows a reference and four digits may be somebody else.
 */
export function progressInWords(progress: Progress, now: Date): string {
  const { family, stage, isOpen, promisedAt, answeredAt, appointment } = progress
  if (!isOpen)
    return family === 'service' ? t`Your visit is closed.` : t`This is closed. Thank you for writing to us.`
  if (appointment && appointmentTells.has(stage)) return appointmentStanding(appointment, now)
  const ofStage = words[stage as LeadStage]?.()
  if (ofStage) return ofStage
  if (answeredAt) return t`We have called you or written to you.`
  return promisedAt ? t`We have received it and will call you.` : t`We have received it.`
}
