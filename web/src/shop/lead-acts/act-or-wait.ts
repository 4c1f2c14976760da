import { serverNow } from '#web/lib/api/server-clock.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import type { NewEnquiry } from '#web/lib/outbox/send.ts'
import { sendInQueue } from '#web/lib/outbox/send-in-queue.ts'
import {
  type Closing,
  type LeadAct,
  type Marking,
  type Receiving,
  type SeenChange,
  type StepChange,
  sendLeadAct,
  type Touch,
} from './lead-act.ts'

/** How long staff wait for an answer before their act waits on the device; milliseconds. */
const patienceMs = 10_000

/** The acts of each lead that are on their way, because they arrive in the order in which they were done. */
const onTheirWay = new Map<string, Promise<unknown>>()

/** The queue in which what is done about a lead waits. */
export function queueOf(lead: string): string {
  return `lead ${lead}`
}

/** Whether a queue holds what is done about a lead. */
export function isLeadQueue(queue: string | undefined): boolean {
  return queue?.startsWith('lead ') ?? false
}

/** Adds a note, a call or a message to a lead; answers and throws as `sendOrWait` below. */
export function touchLead(lead: string, touch: Touch): Promise<'sent' | 'waiting'> {
  return inTurn({ by: readStaffUserId(), lead, endpoint: 'addTouch', body: touch }, touch.id)
}

/** Changes facts of a lead; answers and throws as `sendOrWait` below. */
export function changeLead(lead: string, change: SeenChange): Promise<'sent' | 'waiting'> {
  const act: LeadAct = { by: readStaffUserId(), lead, endpoint: 'changeLead', body: change }
  return inTurn(act, crypto.randomUUID())
}

/** Marks the number of a lead, or takes a mark back; answers and throws as `sendOrWait` below. */
export function markNumber(lead: string, marking: Marking): Promise<'sent' | 'waiting'> {
  return inTurn({ by: readStaffUserId(), lead, endpoint: 'markContact', body: marking }, crypto.randomUUID())
}

/** Says what became of a lead's appointment; answers and throws as `sendOrWait` below. */
export function closeAppointment(
  lead: string,
  appointment: string,
  closing: Closing,
): Promise<'sent' | 'waiting'> {
  const by = readStaffUserId()
  return inTurn({ by, lead, endpoint: 'changeAppointment', appointment, body: closing }, crypto.randomUUID())
}

/**
 * Says of a step of a lead's order when it was done or will be; answers and throws as `sendOrWait` below.
 */
export function changeStep(lead: string, order: string, change: StepChange): Promise<'sent' | 'waiting'> {
  return inTurn(
    { by: readStaffUserId(), lead, endpoint: 'changeOrderStep', order, body: change },
    crypto.randomUUID(),
  )
}

/** Notes what a buyer paid on a lead's order; answers and throws as `sendOrWait` below. */
export function noteReceived(lead: string, order: string, payment: Receiving): Promise<'sent' | 'waiting'> {
  const act: LeadAct = { by: readStaffUserId(), lead, endpoint: 'receivePayment', order, body: payment }
  return inTurn(act, payment.id)
}

/** Sends an act after those about the same lead that are on their way. */
function inTurn(act: LeadAct, key: string): Promise<'sent' | 'waiting'> {
  const before = onTheirWay.get(act.lead) ?? Promise.resolve()
  const mine = before.catch(() => undefined).then(() => sendOrWait(act, key))
  onTheirWay.set(act.lead, mine)
  return mine
}

/** Sends what staff did about a lead, or keeps it on this device; answers and throws as `sendInQueue`. */
function sendOrWait(act: LeadAct, key: string): Promise<'sent' | 'waiting'> {
  return sendInQueue(entryOf(act, key), () => sendLeadAct(act, { signal: AbortSignal.timeout(patienceMs) }))
}

function entryOf(act: LeadAct, key: string): NewEnquiry {
  // Each act has a form of its own, so that the next one does not replace it.
  const form = `${act.endpoint} ${key}`
  return {
    key,
    endpoint: act.endpoint,
    queue: queueOf(act.lead),
    title: act.by ? `${titleOf(act)}, sent while ${act.by} is signed in` : titleOf(act),
    success: 'What you noted has been saved.',
    form,
    body: withMoment(act),
    fingerprint: key,
    signals: '',
    draftKey: form,
  }
}

/** The act with the moment when it was done, because it may wait here long after that. */
function withMoment(act: LeadAct): LeadAct {
  const saidAt = serverNow().toISOString()
  if (act.endpoint === 'addTouch') return { ...act, body: { ...act.body, saidAt } }
  if (act.endpoint === 'changeLead') return { ...act, body: { ...act.body, saidAt } }
  if (act.endpoint === 'changeOrderStep') return { ...act, body: { ...act.body, saidAt } }
  return act
}

const touches = {
  note: 'A note',
  call: 'A call',
  whatsapp: 'A message',
  'walk-in': 'A walk-in',
  phone: 'A call',
}

function titleOf(act: LeadAct): string {
  if (act.endpoint === 'addTouch') return touches[act.body.kind]
  if (act.endpoint === 'receivePayment') return 'A payment on an order'
  if (act.endpoint === 'markContact') return 'A mark of a number'
  if (act.endpoint === 'changeAppointment') return 'What became of an appointment'
  return act.endpoint === 'changeLead' ? 'A change of a lead' : 'A step of an order'
}
