import { signatureOf } from '#server/lib/signature.ts'
import type { VendorCall } from '../vendors/recorded-calls.ts'

/** What became of a message, as Meta tells of it. */
export interface ToldStatus {
  vendorId: string
  messageId?: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  to: string
  code?: number
  isFree?: boolean
}

/** What a customer answers: words, or the press of a button of a message. */
export interface ToldAnswer {
  id: string
  from: string
  name: string
  at: Date
  words: string
  press?: string
  /** The id of the message that was answered. */
  repliedTo?: string
  /** A button of a template speaks another shape than one of a message within 24 hours. */
  isTemplate?: boolean
}

const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** Meta's call about messages of a number: developers.facebook.com, Webhooks of the Cloud API. */
export function whatsAppCall(
  secret: string,
  phoneId: string,
  { statuses = [], answers = [] }: { statuses?: readonly ToldStatus[]; answers?: readonly ToldAnswer[] },
): VendorCall {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '916710000501', phone_number_id: phoneId },
    ...(answers.length > 0 && {
      contacts: answers.map(({ from, name }) => ({ wa_id: from, profile: { name } })),
      messages: answers.map(messageOf),
    }),
    ...(statuses.length > 0 && { statuses: statuses.map(statusOf) }),
  }
  const changes = [{ field: 'messages', value }]
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes }],
  })
  return {
    method: 'POST',
    path: '/api/whatsapp/webhook',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(secret, body) },
    body,
  }
}

function statusOf({ vendorId, messageId, state, at, to, code, isFree = false }: ToldStatus): object {
  return {
    id: vendorId,
    status: state,
    timestamp: secondsOf(at),
    recipient_id: to,
    ...(messageId && { biz_opaque_callback_data: messageId }),
    ...(code !== undefined && { errors: [{ code, title: 'Message undeliverable' }] }),
    ...(state !== 'failed' && { pricing: { billable: !isFree, pricing_model: 'PMP', category: 'utility' } }),
  }
}

function messageOf({ id, from, at, words, press, repliedTo, isTemplate = true }: ToldAnswer): object {
  const given = { from, id, timestamp: secondsOf(at), ...(repliedTo && { context: { id: repliedTo } }) }
  if (press === undefined) return { ...given, type: 'text', text: { body: words } }
  return isTemplate
    ? { ...given, type: 'button', button: { payload: press, text: words } }
    : {
        ...given,
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { id: press, title: words } },
      }
}
