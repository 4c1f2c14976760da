import { sendWalkIn, type WalkIn } from '#web/features/inbox/walk-in/send-walk-in.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'
import { deliver } from '#web/routes/deliver.ts'

/** As `deliver`, and also what staff wrote down while the line was down. */
export const staffDeliver: Deliver = (endpoint, body, options) =>
  endpoint === 'addWalkIn' ? sendWalkIn(body as WalkIn, options) : deliver(endpoint, body, options)
