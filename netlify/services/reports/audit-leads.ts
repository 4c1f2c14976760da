import { z } from 'zod'
import { type AppointmentState, stateLabel } from '#contract/appointments/appointment-words.ts'
import { type LeadFamily, leadStages, markLabel, stageLabel } from '#contract/leads/lead-stages.ts'
import { lostReasonLabel } from '#contract/leads/lost-reasons.ts'
import { cancelReasonLabel } from '#contract/orders/cancel-reasons.ts'
import { moveReasonLabel, paperLabel, stepLabel } from '#contract/orders/order-steps.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'

const facts = z.record(z.string(), z.unknown())

/** A row of the audit report about an act of a lead, an appointment or an order, with its codes as facts. */
const leadAct = z.object({
  is_row: z.literal(false),
  table_name: z.literal('leads'),
  subject: z.string(),
  old_values: facts.nullable(),
  new_values: facts,
})

/** The words of an act of a lead by the labels of the screens; undefined for every other row. */
export function wordsOfLead(row: object): { subject: string; before: string; after: string } | undefined {
  const { data } = leadAct.safeParse(row)
  if (!data) return undefined
  const { subject, old_values: before, new_values: after } = data
  const step = text(after.step)
  const [whose] = subject.split(' · ')
  return {
    subject: step ? `${whose} · order, ${stepLabel(step)}` : subject,
    before: before ? wordsOf(before) : '',
    after: wordsOf(after),
  }
}

type Facts = z.output<typeof facts>

function wordsOf(given: Facts): string {
  if ('family' in given) return joined(workWords(given))
  if ('marks' in given) return list(given.marks).map(markLabel).join(', ')
  if ('appointment' in given) return joined(appointmentWords(given))
  if ('step' in given) return joined(stepWords(given))
  if ('order' in given)
    return joined([
      stateWords(text(given.order)),
      given.because ? cancelReasonLabel(text(given.because)) : '',
    ])
  return Object.keys(given)
    .sort()
    .map((fact) => orderFactWords(fact, given[fact]))
    .join('; ')
}

function workWords({ family, stage, assignee, due, outlet, lostReason, isStepNew, isReasonGiven }: Facts) {
  const known = Object.keys(leadStages).find((id) => id === family) as LeadFamily | undefined
  return [
    known ? stageLabel(known, text(stage)) : text(stage),
    text(assignee),
    text(due),
    text(outlet),
    lostReason ? lostReasonLabel(text(lostReason)) : '',
    isStepNew ? 'next step changed' : '',
    isReasonGiven ? 'reason given' : '',
  ]
}

function appointmentWords({ appointment, startsAt }: Facts) {
  return [stateLabel(text(appointment) as AppointmentState), text(startsAt)]
}

function stepWords({ plannedOn, doneOn, because, released }: Facts) {
  return [
    plannedOn ? `planned ${text(plannedOn)}` : '',
    doneOn ? `done ${text(doneOn)}` : '',
    because ? moveReasonLabel(text(because)) : '',
    released ? `without number or plate: ${text(released)}` : '',
  ]
}

/** The names of an order's facts, as its dialogs have them. */
const orderFacts: Record<string, string> = {
  variant: 'Variant',
  colour: 'Colour',
  outletId: 'Outlet',
  pricePaise: 'Price',
  tokenPaise: 'Token',
  papersWanted: 'Papers wanted',
  papersSeen: 'Papers seen',
}

function orderFactWords(fact: string, value: unknown): string {
  const words = Array.isArray(value)
    ? list(value).map(paperLabel).join(', ')
    : fact.endsWith('Paise')
      ? formatRupees(Number(value) / 100)
      : text(value)
  return `${orderFacts[fact] ?? fact}: ${words || 'none'}`
}

function stateWords(state: string): string {
  return { open: 'Open', cancelled: 'Cancelled' }[state] ?? state
}

function text(value: unknown): string {
  return value == null ? '' : String(value)
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : []
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(' · ')
}
