import type { BodyInputOf } from '#contract/endpoint.ts'
import { staffRoutes } from '#contract/staff-routes.ts'
import type { addWalkIn } from '#contract/walk-ins.ts'
import { ApiError, type CallOptions, callRoute } from '#web/lib/api-client.ts'
import { loadOutbox } from '#web/lib/outbox/need.ts'
import { isPassing } from '#web/lib/outbox/retry.ts'

export type WalkIn = BodyInputOf<typeof addWalkIn>

/** Sends what staff wrote down. Throws `ApiError`; one that waits for somebody to sign in again may do better later. */
export async function sendWalkIn(walkIn: WalkIn, options: CallOptions): Promise<unknown> {
  try {
    return await callRoute(staffRoutes.addWalkIn, { body: walkIn }, options)
  } catch (error) {
    if (error instanceof ApiError && error.response?.status === 401)
      throw new ApiError('network', 'Please sign in again.')
    throw error
  }
}

/**
 * Sends what staff wrote down, or lets it wait on this device while the line is down: answers which. Throws what the server
 * says against it.
 */
export async function sendWalkInOrWait(walkIn: WalkIn): Promise<'sent' | 'waiting'> {
  const outbox = await loadOutbox()
  const send = (key: string) => sendWalkIn(walkIn, { idempotencyKey: key })
  if (!outbox) {
    await send(walkIn.id)
    return 'sent'
  }
  const entry = {
    key: walkIn.id,
    endpoint: 'addWalkIn' as const,
    title: walkIn.channel === 'phone' ? 'A call' : 'A walk-in',
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
    if (isPassing(error)) return 'waiting'
    throw error
  }
}
