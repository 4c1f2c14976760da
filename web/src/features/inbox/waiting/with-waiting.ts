import { leadStages } from '#contract/leads/lead-stages.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Marking, SeenChange } from '#web/shop/lead-acts/lead-act.ts'
import { closedAs, standingActs } from '#web/shop/lead-acts/standing-acts.ts'
import type { WaitingAct } from '#web/shop/lead-acts/use-waiting-acts.ts'

/** The lead as it will be once the changes that wait on this device have arrived. */
export function withWaiting(stored: Lead, waiting: readonly WaitingAct[]): Lead {
  let lead = stored
  for (const act of standingActs(waiting)) {
    if (act.endpoint === 'changeLead') lead = changed(lead, act.body)
    if (act.endpoint === 'addTouch' && act.body.kind !== 'note') lead = answered(lead, act.body.saidAt)
    if (act.endpoint === 'markContact') lead = { ...lead, marks: marked(lead.marks, act.body) }
  }
  return lead
}

/** The facts of a lead with its appointment as it will be once what waits on this device has arrived. */
export function withClosing(details: LeadDetails, waiting: readonly WaitingAct[]): LeadDetails {
  const { appointment } = details
  const state = appointment && closedAs(standingActs(waiting), appointment.id)
  return appointment && state ? { ...details, appointment: { ...appointment, state } } : details
}

/** The lead after its person was spoken or written to, which keeps or ends a promise that was open. */
function answered(lead: Lead, at: string | undefined): Lead {
  if (lead.answeredAt !== null || (lead.nextWhy !== 'promise' && lead.nextWhy !== 'new')) return lead
  return { ...lead, answeredAt: at ?? null, nextAt: null, nextWhy: null, lateAt: null }
}

function marked(marks: Lead['marks'], { mark, isSet }: Marking): Lead['marks'] {
  const others = marks.filter((other) => other !== mark)
  return isSet ? [...others, mark] : others
}

function changed(lead: Lead, change: SeenChange): Lead {
  const { stage = lead.stage, nextStep = lead.nextStep } = change
  const { lostReason = lead.lostReason, lostBecause = lead.lostBecause } = change
  const { assigneeId = lead.assigneeId, outletId = lead.outletId, dueAt = lead.dueAt } = change
  const isOpen = leadStages[lead.family].find(({ id }) => id === stage)?.isOpen ?? lead.isOpen
  const assignee = assigneeId === lead.assigneeId ? lead.assignee : ''
  return { ...lead, stage, lostReason, lostBecause, nextStep, assigneeId, assignee, outletId, dueAt, isOpen }
}
