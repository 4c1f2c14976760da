import { staffRoutes } from '#contract/generated/staff-routes.ts'
import type { addWalkIn } from '#contract/leads/walk-ins.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { ApiError, type CallOptions, callRoute } from '#web/lib/api/api-client.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { loadOutbox } from '#web/lib/outbox/need.ts'
import { isPassing, NotYet } from '#web/lib/outbox/retry.ts'
import { callAs } from '#web/lib/outbox/send-in-queue.ts'

export type WalkIn = BodyInputOf<typeof addWalkIn>

/**
 * A walk-in as it waits on the device, with the user id of its author: without a connection the account of
 * that user, which the call names, may be unknown.
 */
export type KeptWalkIn = WalkIn & { author: string }

/**
 * Sends a walk-in that staff wrote down. Throws `ApiError`; throws `NotYet`, after which a later try may
 * succeed, while nobody is signed in or a colleague is signed in at this device.
 */
export async function sendWalkIn({ author, ...walkIn }: KeptWalkIn, options: CallOptions): Promise<unknown> {
  try {
    return await callAs(author, () => callRoute(staffRoutes.addWalkIn, { body: walkIn }, options))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') throw new NotYet(error.message)
    throw error
  }
}

/**
 * Sends a walk-in, or keeps it on this device while the connection is down, and answers which of the two.
 * Throws the server's refusal, and the failure of a device that can keep nothing.
 */
export async function sendWalkInOrWait(given: WalkIn, staff: string): Promise<'sent' | 'waiting'> {
  const outbox = await loadOutbox()
  const walkIn: KeptWalkIn = { ...given, author: readStaffUserId() }
  const send = (key: string) => sendWalkIn(walkIn, { idempotencyKey: key })
  if (!outbox) {
    await send(walkIn.id)
    return 'sent'
  }
  const who = staff || walkIn.author
  const what = walkIn.channel === 'phone' ? 'A call' : 'A walk-in'
  const entry = {
    key: walkIn.id,
    endpoint: 'addWalkIn' as const,
    title: who ? `${what}, sent while ${who} is signed in` : what,
    success: 'What you wrote down has been saved.',
    // Each walk-in has a form name of its own, so that the next walk-in does not replace this one.
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
