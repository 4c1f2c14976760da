import {
  type DueWhatsAppDelivery,
  putOffWhatsAppDelivery,
  settleWhatsApp,
  takeDueWhatsAppDeliveries,
} from '#server/data/messages/whatsapp-deliveries.ts'
import { env } from '#server/lib/env.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { readCall } from './read-call.ts'

/** Milliseconds for one run, with time left for the sending behind it. */
const timeLimitMs = 8_000
const atOnce = 8

/**
 * Does the work of the calls of Meta that wait: moves messages forward and takes answers. A call that fails
 * is tried again after a pause, for seven days. Answers how many are done.
 */
export async function settleCalls(now: Date): Promise<number> {
  const until = performance.now() + timeLimitMs
  let done = 0
  while (performance.now() < until) {
    const due = await takeDueWhatsAppDeliveries(atOnce)
    for (const delivery of due) if (await settleOne(delivery, now)) done++
    if (due.length < atOnce) break
  }
  return done
}

async function settleOne({ id, body }: DueWhatsAppDelivery, now: Date): Promise<boolean> {
  try {
    const { statuses, answers } = readCall(body, env().WHATSAPP_PHONE_ID ?? '')
    return await settleWhatsApp(id, statuses, answers, now)
  } catch (error) {
    logEvent('error', 'delivery_put_off', { id, cause: describeCause(error) })
    // The next run takes a call of which not even that could be noted.
    await putOffWhatsAppDelivery(id, 'unreadable').catch(() => undefined)
    return false
  }
}
