import { type LeadFamily, markLabel, stageLabel } from '#contract/leads/lead-stages.ts'
import type { LeadEvent } from '#contract/leads/lead-work.ts'
import { lostWords } from '#contract/leads/lost-reasons.ts'
import { cancelReasonLabel } from '#contract/orders/cancel-reasons.ts'
import { moveReasonLabel, stepLabel } from '#contract/orders/order-steps.ts'

/** What happened with a lead of a family, in words; `momentOf` writes a moment (ISO 8601) for its reader. */
export function leadEventWords(
  { kind, value, words }: Pick<LeadEvent, 'kind' | 'value' | 'words'>,
  family: LeadFamily,
  momentOf: (moment: string) => string,
): string {
  switch (kind) {
    case 'stage':
      return [`Moved to ${stageLabel(family, value)}`, lostWords(words)].filter(Boolean).join(': ')
    case 'assigned':
      return value ? `Given to ${value}` : 'Given back'
    case 'due':
      return ['Next step', value && momentOf(value), words].filter(Boolean).join(' · ')
    case 'call':
      return ['Called', words].filter(Boolean).join(': ')
    case 'whatsapp':
      return ['Wrote on WhatsApp', words].filter(Boolean).join(': ')
    case 'walk-in':
      return ['Came in', words].filter(Boolean).join(': ')
    case 'phone':
      return ['Rang', words].filter(Boolean).join(': ')
    case 'note':
      return words
    case 'merged':
      return 'Goes on in another lead of this number'
    case 'unmerged':
      return 'Stands by itself again'
    case 'marked':
      return markLabel(value)
    case 'unmarked':
      return `Taken back: ${markLabel(value)}`
    case 'outlet':
      return value ? `Sent to ${value}` : 'Is for no outlet'
    case 'answer':
      return answerWords(value, words)
    case 'order':
      return `Order, ${orderEventWords(value, words)}`
    case 'arrival':
      return `One has come to ${value}`
    case 'appointment':
      return `Appointment ${momentOf(value)}: ${words}`
    case 'quotation':
      return `Quotation ${value}: ${words}`
  }
}

/** What happened with an order: a step that was done or has another day, or the end of the order. */
function orderEventWords(step: string, words: string): string {
  if (step === 'token') return `token: ${words}`
  if (step === 'cancelled') return `cancelled: ${cancelReasonLabel(words)}`
  const [days = '', because = ''] = words.split(', ')
  const change = [days, because && moveReasonLabel(because)].filter(Boolean).join(', ')
  return [stepLabel(step), change].filter(Boolean).join(': ')
}

/** What a customer answered on WhatsApp; `value` names a button, `stop`, or what came in place of words. */
function answerWords(value: string, words: string): string {
  if (value === 'stop') return `The customer wants no more messages on WhatsApp: ${words}`
  if (value === '' || words !== '') return `The customer on WhatsApp: ${words}`
  return `The customer sent something on WhatsApp that is not shown here (${value})`
}
