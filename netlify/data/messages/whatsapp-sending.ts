import { z } from 'zod'
import {
  type TemplateState,
  type WhatsAppTemplate,
  whatsAppKinds,
  whatsAppReplies,
} from '#contract/messages/whatsapp-words.ts'
import type { Language } from '#contract/wire/language.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { awaitedVehicle, mailDealership, mailLead, mailOrder } from './mails.ts'

// Every call uses the secret key, because messages are sent on a schedule, when nobody is signed in.

const due = z.object({
  /** Made by the database of what it answers to, so it follows no version of a uuid. */
  id: z.guid(),
  /** The last ten digits of an Indian number. */
  number: z.string(),
  language: z.enum(['en', 'or', 'hi']),
  dealership: mailDealership,
})

/** A message that may be sent now, with all facts that its words are written from. */
const dueWhatsApp = z.union([
  due.extend({
    kind: z.enum(whatsAppKinds.map(({ id }) => id)),
    lead: mailLead,
    order: mailOrder.nullable(),
    arrival: awaitedVehicle.nullable(),
  }),
  // A number that writes STOP may have no lead.
  due.extend({ kind: z.literal('reply'), reply: z.enum(whatsAppReplies), lead: mailLead.nullable() }),
])
export type DueWhatsApp = z.output<typeof dueWhatsApp>

/** Notes at a moment that the variables of WhatsApp are set; an hour later nothing is written any more. */
export async function noteWhatsAppConnection(moment: Date): Promise<void> {
  dataOf(await secretClient().rpc('note_whatsapp_connection', { moment: moment.toISOString() }))
}

/** Takes the messages that are due at a moment and may be sent; another run does not get them for a while. */
export async function takeWhatsApp(moment: Date, most: number): Promise<DueWhatsApp[]> {
  const args = { moment: moment.toISOString(), most }
  return callJson(secretClient(), 'take_whatsapp', args, z.array(dueWhatsApp))
}

/** Stores under which id Meta took a message. */
export async function recordSentWhatsApp(id: string, vendorId: string): Promise<void> {
  dataOf(await secretClient().rpc('record_whatsapp', { message_id: id, vendor_id: vendorId }))
}

/** Stores why a message was not taken, and whether it is tried again. */
export async function recordFailedWhatsApp(id: string, code: string, mayRetry: boolean): Promise<void> {
  const args = { message_id: id, vendor_id: '', failure_code: code, may_retry: mayRetry }
  dataOf(await secretClient().rpc('record_whatsapp', args))
}

/** Notes how Meta stands to templates. */
export async function noteTemplates(
  templates: readonly { template: WhatsAppTemplate; language: Language; state: TemplateState }[],
): Promise<void> {
  dataOf(await secretClient().rpc('note_templates', { templates: [...templates] }))
}
