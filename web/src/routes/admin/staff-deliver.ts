import { type KeptWalkIn, sendWalkIn } from '#web/features/inbox/walk-in/send-walk-in.ts'
import { type KeptCount, sendCount } from '#web/features/stock/staff/send-count.ts'
import type { Deliver, Sends } from '#web/lib/outbox/runner.ts'
import { deliver } from '#web/routes/deliver.ts'
import { actOf, sendLeadAct } from '#web/shop/lead-acts/lead-act.ts'

/** Like `deliver`, but also sends what staff wrote down while the connection was away. */
export const staffDeliver: Deliver = (endpoint, body, options) => {
  if (endpoint === 'addWalkIn') return sendWalkIn(body as KeptWalkIn, options)
  if (endpoint === 'countStock') return sendCount(body as KeptCount, options)
  const act = actOf(endpoint, body)
  if (act) return sendLeadAct(act, options)
  return deliver(endpoint, body, options)
}

/** Pages of the back office send all that waits on this device. */
export const sendsAll: Sends = () => true
