import type { Config } from '@netlify/functions'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { sendOutgoing } from '#server/services/messages/send-outgoing.ts'
import { sendPushes } from '#server/services/messages/send-pushes.ts'
import { runWhatsApp } from '#server/services/messages/whatsapp/send-messages.ts'

/**
 * Sends mails, pushes, messages by WhatsApp and to the other system side by side: none waits for another, and
 * a failure of one does not stop the others.
 */
export default async (): Promise<Response> => {
  const now = new Date()
  const [mails, pushes, outgoing, whatsApp] = await Promise.allSettled([
    sendMails(now),
    sendPushes(now),
    sendOutgoing(now),
    runWhatsApp(now),
  ])
  if (mails.status === 'rejected') throw mails.reason
  if (pushes.status === 'rejected') throw pushes.reason
  if (outgoing.status === 'rejected') throw outgoing.reason
  if (whatsApp.status === 'rejected') throw whatsApp.reason
  return Response.json({
    ...mails.value,
    pushed: pushes.value,
    told: outgoing.value,
    written: whatsApp.value,
  })
}

// Every minute, because a promise ends at a full minute.
export const config: Config = { schedule: '* * * * *' }
