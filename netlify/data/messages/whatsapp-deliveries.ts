import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Every call uses the secret key: Meta is nobody's account, and past the server nothing would check its
// signature.

/** Stores a call of Meta as it came at a moment (ISO 8601); false for one that is here already. */
export async function keepWhatsAppDelivery(id: string, body: string, cameAt: string): Promise<boolean> {
  return dataOf(
    await secretClient().rpc('keep_whatsapp_delivery', { delivery_id: id, body, came_at: cameAt }),
  )
}

/** Counts a call with a wrong signature. */
export async function noteWrongWhatsApp(): Promise<void> {
  dataOf(await secretClient().rpc('note_wrong_whatsapp', {}))
}

const dueDelivery = z.object({ id: z.uuid(), body: z.string() })
export type DueWhatsAppDelivery = z.output<typeof dueDelivery>

/** Takes calls whose work is due for five minutes, the earliest first. */
export async function takeDueWhatsAppDeliveries(most: number): Promise<DueWhatsAppDelivery[]> {
  return callJson(secretClient(), 'due_whatsapp_deliveries', { most }, z.array(dueDelivery))
}

/** How far a message came; `messageId` is our own id, and empty where Meta does not name it. */
export interface WhatsAppStatus {
  vendorId: string
  messageId: string | null
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** ISO 8601. */
  at: string
  failure: string
  isFree: boolean
}

/** What a customer answered. `id` is made of Meta's, so that what comes twice is one answer. */
export interface WhatsAppAnswer {
  id: string
  /** Digits with the country's. */
  from: string
  /** ISO 8601. */
  at: string
  name: string
  /** Meta's id of the message that was answered; empty where none is named. */
  repliedTo: string
  /** `stop`, the button that was pressed, what came in place of words (`image` …), or empty for words. */
  sort: string
  /** The button that was pressed; empty for none. */
  press: string
  words: string
}

/**
 * Does the work of a call in one act at a moment, from which replies are due; false where it was done before.
 */
export async function settleWhatsApp(
  id: string,
  statuses: readonly WhatsAppStatus[],
  answers: readonly WhatsAppAnswer[],
  moment: Date,
): Promise<boolean> {
  const args = {
    delivery_id: id,
    statuses: statuses.map((status) => ({ ...status })),
    answers: answers.map((answer) => ({ ...answer })),
    moment: moment.toISOString(),
  }
  return dataOf(await secretClient().rpc('settle_whatsapp', args))
}

/** Notes a try that failed; the next try is after a pause. */
export async function putOffWhatsAppDelivery(id: string, why: string): Promise<void> {
  dataOf(await secretClient().rpc('put_off_whatsapp_delivery', { delivery_id: id, why }))
}

/** Removes what is kept no longer; answers how many rows. */
export async function sweepWhatsApp(): Promise<number> {
  return dataOf(await secretClient().rpc('sweep_whatsapp', {}))
}
