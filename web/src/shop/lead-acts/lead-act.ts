import type { changeAppointment } from '#contract/appointments/appointments.ts'
import type { addTouch, changeLead, markContact } from '#contract/leads/lead-work.ts'
import type { changeOrderStep } from '#contract/orders/orders.ts'
import type { receivePayment } from '#contract/payments/payments.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import type { CallOptions } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { callAs } from '#web/lib/outbox/send-in-queue.ts'

/** A note, a call or a message about a lead; a repeat with the same id adds nothing. */
export type Touch = BodyInputOf<typeof addTouch>
/** The facts of a lead that staff change, with the version and the facts that they saw. */
export type SeenChange = BodyInputOf<typeof changeLead>

/** A mark of the number of a lead, such as do not call, that staff set or take back. */
export type Marking = BodyInputOf<typeof markContact>

/** What became of an appointment whose time has come, over the version that staff saw. */
export type Closing = Extract<BodyInputOf<typeof changeAppointment>, { state: string }>

/** What staff say about a step of an order, with the facts that they saw. */
export type StepChange = BodyInputOf<typeof changeOrderStep>

/** What a buyer paid on an order, with the sum that staff saw; a repeat with the same id adds nothing. */
export type Receiving = BodyInputOf<typeof receivePayment>

/**
 * What staff do about a lead, its appointment or its order, by the user id of its author. It may wait on the
 * device for the connection.
 */
export type LeadAct = { by: string; lead: string } & (
  | { endpoint: 'addTouch'; body: Touch }
  | { endpoint: 'changeLead'; body: SeenChange }
  | { endpoint: 'markContact'; body: Marking }
  | { endpoint: 'changeAppointment'; appointment: string; body: Closing }
  | { endpoint: 'changeOrderStep'; order: string; body: StepChange }
  | { endpoint: 'receivePayment'; order: string; body: Receiving }
)

const acts: ReadonlySet<string> = new Set<LeadAct['endpoint']>([
  'addTouch',
  'changeLead',
  'markContact',
  'changeAppointment',
  'changeOrderStep',
  'receivePayment',
])

/** The act that an entry of the outbox keeps; undefined for an entry of another kind. */
export function actOf(endpoint: string, body: Record<string, unknown>): LeadAct | undefined {
  return acts.has(endpoint) ? (body as LeadAct) : undefined
}

/**
 * Sends what somebody did about a lead. Throws `ApiError`; throws `NotYet`, after which a later try may
 * succeed, while nobody or somebody else is signed in on this device.
 */
export async function sendLeadAct(act: LeadAct, options: CallOptions = {}): Promise<void> {
  const params = { id: act.lead }
  await callAs(act.by, async () => {
    if (act.endpoint === 'addTouch') await callApi('addTouch', { params, body: act.body }, options)
    else if (act.endpoint === 'markContact') await callApi('markContact', { params, body: act.body }, options)
    else if (act.endpoint === 'changeAppointment')
      await callApi('changeAppointment', { params: { id: act.appointment }, body: act.body }, options)
    else if (act.endpoint === 'changeOrderStep')
      await callApi('changeOrderStep', { params: { id: act.order }, body: act.body }, options)
    else if (act.endpoint === 'receivePayment')
      await callApi('receivePayment', { params: { id: act.order }, body: act.body }, options)
    else await callApi('changeLead', { params, body: act.body }, options)
  })
}
