import { type AppointmentState, stateLabel } from '#contract/appointments/appointment-words.ts'
import { type LeadFamily, markLabel, stageLabel } from '#contract/leads/lead-stages.ts'
import { lostReasonLabel } from '#contract/leads/lost-reasons.ts'
import type { LeadAct, SeenChange } from '#web/shop/lead-acts/lead-act.ts'
import { receivedWords } from '#web/shop/lead-acts/received-words.ts'
import { stepChangeWords } from '#web/shop/lead-acts/step-change-words.ts'
import { momentWords } from '../lead-words.ts'

const touches = {
  note: 'Note',
  call: 'Called',
  whatsapp: 'Wrote on WhatsApp',
  'walk-in': 'Came in',
  phone: 'Rang',
}

/** What somebody did about a lead, in a line. */
export function actWords(act: LeadAct, family: LeadFamily): string {
  if (act.endpoint === 'changeLead') return changeWords(act.body, family)
  if (act.endpoint === 'markContact')
    return act.body.isSet ? markLabel(act.body.mark) : `Taken back: ${markLabel(act.body.mark)}`
  if (act.endpoint === 'changeAppointment') return cameWords(act.body.state)
  if (act.endpoint === 'changeOrderStep') return stepChangeWords(act.body)
  if (act.endpoint === 'receivePayment') return receivedWords(act.body)
  const { kind, words } = act.body
  return [touches[kind], words].filter(Boolean).join(': ')
}

function cameWords(state: AppointmentState): string {
  return `Appointment: ${state === 'done' ? 'they came' : stateLabel(state).toLowerCase()}`
}

function changeWords(change: SeenChange, family: LeadFamily): string {
  const { stage, lostReason, lostBecause, assigneeId, outletId, dueAt, nextStep } = change
  return [
    stage &&
      [`Moved to ${stageLabel(family, stage)}`, lostReason && lostReasonLabel(lostReason), lostBecause]
        .filter(Boolean)
        .join(': '),
    assigneeId !== undefined && (assigneeId ? 'Given to somebody' : 'Given back'),
    outletId !== undefined && 'Another outlet',
    dueAt !== undefined && (dueAt ? `Next step ${momentWords(dueAt)}` : 'No date'),
    nextStep,
  ]
    .filter(Boolean)
    .join(' · ')
}
