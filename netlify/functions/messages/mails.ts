import type { Config } from '@netlify/functions'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { sendPushes } from '#server/services/messages/send-pushes.ts'

/**
 * Sends mails and pushes side by side: neither waits for the other, and a failure of one does not stop the
 * other.
 */
export default async (): Promise<Response> => {
  const now = new Date()
  const [mails, pushes] = await Promise.allSettled([sendMails(now), sendPushes(now)])
  if (mails.status === 'rejected') throw mails.reason
  if (pushes.status === 'rejected') throw pushes.reason
  return Response.json({ ...mails.value, pushed: pushes.value })
}

// Every minute, because a promise ends at a full minute.
export const config: Config = { schedule: '* * * * *' }
