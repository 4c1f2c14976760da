import { leadFacts } from '#contract/leads/lead-facts.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { heldRupees } from '#domain/payments/refund-table.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { removeEntry } from '#web/lib/outbox/runner.ts'
import type { LeadAct, SeenChange } from '#web/shop/lead-acts/lead-act.ts'
import type { WaitingAct } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { isSameFact, withoutFacts } from '../lead/lead-facts.ts'

/**
 * Ends the dispute about a change that was refused while nobody looked: saves all of it over what stands
 * there now, or only the facts that nobody else changed. Throws `ApiError`; the change then still waits.
 */
export async function settleAct({ entry, act }: WaitingAct, whose: 'mine' | 'theirs'): Promise<void> {
  if (act.endpoint === 'changeOrderStep' && whose === 'mine') await setStepOver(act)
  if (act.endpoint === 'changeAppointment' && whose === 'mine') await closeOver(act)
  if (act.endpoint === 'receivePayment' && whose === 'mine') await receiveToo(act)
  if (act.endpoint !== 'changeLead') return removeEntry(entry.id)
  const params = { id: act.lead }
  const { lead } = await callApi('getLead', { params })
  const { version: _, ...change } = act.body
  const rest = whose === 'mine' ? change : withoutFacts(change, disputed(change, lead))
  if (leadFacts.some((fact) => fact in rest))
    await callApi('changeLead', { params, body: { ...rest, version: lead.version } })
  await removeEntry(entry.id)
}

/** Changes a step whatever stands there now: without the facts that were seen, nothing is in dispute. */
async function setStepOver({
  order,
  body,
}: Extract<LeadAct, { endpoint: 'changeOrderStep' }>): Promise<void> {
  const { seen: _, ...change } = body
  await callApi('changeOrderStep', { params: { id: order }, body: change })
}

/** Says what became of an appointment whatever stands there now. */
async function closeOver({
  lead,
  appointment: id,
  body,
}: Extract<LeadAct, { endpoint: 'changeAppointment' }>) {
  const { appointment } = await callApi('getLead', { params: { id: lead } })
  const version = appointment?.id === id ? appointment.version : body.version
  await callApi('changeAppointment', { params: { id }, body: { ...body, version } })
}

/** Notes a payment beside what somebody else noted meanwhile. */
async function receiveToo({
  lead,
  order: id,
  body,
}: Extract<LeadAct, { endpoint: 'receivePayment' }>): Promise<void> {
  const { order } = await callApi('getLead', { params: { id: lead } })
  const seen = heldRupees(order?.payments ?? [])
  await callApi('receivePayment', { params: { id }, body: { ...body, seen } })
}

/** The facts of a change that stand otherwise than its author saw them. */
function disputed(change: Omit<SeenChange, 'version'>, lead: Lead) {
  return leadFacts.filter(
    (fact) => change.seen && fact in change.seen && !isSameFact(fact, change.seen, lead),
  )
}
