import { sendWalkIn, type WalkIn } from '#web/features/inbox/walk-in/send-walk-in.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'
import { deliver } from '#web/routes/deliver.ts'

/** Like `deliver`, but also sends what staff wrote down while the connection was away. */
export const staffDeliver: Deliver = (endpoint, body, options) =>
  endpoint === 'addWalkIn' ? sendWalkIn(body as WalkIn, options) : deliver(endpoint, body, options)
