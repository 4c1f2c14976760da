import {
  type DueWhatsAppDelivery,
  putOffWhatsAppDelivery,
  settleWhatsApp,
  takeDueWhatsAppDeliveries,
} from '#server/data/messages/whatsapp-deliveries.ts'
import { env } from '#server/lib/env.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
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
    for (const delivery of due) {
      // What is left waits for the next run, which matters while each call waits long for a database.
      if (performance.now() >= until) return done
      if (await settleOne(delivery, now)) done++
    }
    if (due.length < atOnce) break
  }
  return done
}

async function settleOne({ id, body }: DueWhatsAppDelivery, now: Date): Promise<boolean> {
  const read = readable(body)
  if (!read) return putOff(id, 'unreadable')
  try {
    return await settleWhatsApp(id, read.statuses, read.answers, now)
  } catch (error) {
    return putOff(id, isOutage(error) ? 'away' : 'refused', error)
  }
}

/** What a call says; undefined for a text in no shape of Meta's, whose error would quote it to the log. */
function readable(body: string): ReturnType<typeof readCall> | undefined {
  try {
    return readCall(body, env().WHATSAPP_PHONE_ID ?? '')
  } catch {
    return undefined
  }
}

/** Notes why a try failed: nobody can read the call, or the database refuses it or is away. */
async function putOff(id: string, why: 'unreadable' | 'refused' | 'away', error?: unknown): Promise<false> {
  logEvent('error', 'delivery_put_off', {
    id,
    why,
    ...(error !== undefined && { cause: describeCause(error) }),
  })
  // The next run takes a call of which not even that could be noted.
  await putOffWhatsAppDelivery(id, why).catch(() => undefined)
  return false
}
