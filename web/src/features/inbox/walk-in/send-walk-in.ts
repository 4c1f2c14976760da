import { staffRoutes } from '#contract/generated/staff-routes.ts'
import type { addWalkIn } from '#contract/leads/walk-ins.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { ApiError, type CallOptions, callRoute } from '#web/lib/api/api-client.ts'
import { loadOutbox } from '#web/lib/outbox/need.ts'
import { isPassing, NotYet } from '#web/lib/outbox/retry.ts'

export type WalkIn = BodyInputOf<typeof addWalkIn>

/**
 * Sends what staff wrote down. Throws `ApiError`; one that waits for somebody to sign in again, or for a colleague's turn at
 * this device to end, may do better later.
 */
export async function sendWalkIn(walkIn: WalkIn, options: CallOptions): Promise<unknown> {
  try {
    return await callRoute(staffRoutes.addWalkIn, { body: walkIn }, options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.response?.status === 401) throw new NotYet('Please sign in again.')
    if (error.code === 'conflict') throw new NotYet(error.message)
    throw error
  }
}

/**
 * Sends what staff wrote down, or lets it wait on this device while the line is down: answers which. Throws what the server
 * says against it, and what went wrong where this device keeps nothing.
 */
export async function sendWalkInOrWait(walkIn: WalkIn, staff: string): Promise<'sent' | 'waiting'> {
  const outbox = await loadOutbox()
  const send = (key: string) => sendWalkIn(walkIn, { idempotencyKey: key })
  if (!outbox) {
    await send(walkIn.id)
    return 'sent'
  }
  const what = walkIn.channel === 'phone' ? 'A call' : 'A walk-in'
  const entry = {
    key: walkIn.id,
    endpoint: 'addWalkIn' as const,
    title: staff ? `${what}, sent while ${staff} is signed in` : what,
    success: 'What you wrote down has been saved.',
    // The next one takes no place of this one.
    form: `walk-in ${walkIn.id}`,
    body: walkIn,
    fingerprint: walkIn.id,
    signals: '',
    draftKey: `walk-in ${walkIn.id}`,
  }
  try {
    await outbox.sendOrWait(entry, send)
    return 'sent'
  } catch (error) {
    if (isPassing(error) && (await outbox.isKept(walkIn.id))) return 'waiting'
    throw error
  }
}
