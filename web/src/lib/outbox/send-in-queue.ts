import { ApiError } from '#web/lib/api/api-client.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { loadOutbox } from './need.ts'
import { isPassing, NotYet } from './retry.ts'
import type { NewEnquiry } from './send.ts'

/**
 * Sends what staff did, or keeps it on this device while the connection is down or something done before in
 * its queue still waits; answers which of the two. Throws the server's refusal, and the failure of a device
 * that can keep nothing.
 */
export async function sendInQueue(
  entry: NewEnquiry,
  send: () => Promise<unknown>,
): Promise<'sent' | 'waiting'> {
  const outbox = await loadOutbox()
  if (!outbox) {
    await send()
    return 'sent'
  }
  if (await outbox.waitInQueue(entry)) return 'waiting'
  try {
    await outbox.sendOrWait(entry, send)
    return 'sent'
  } catch (error) {
    if (isPassing(error) && (await outbox.isKept(entry.key))) return 'waiting'
    throw error
  }
}

/**
 * Makes a call for the member of staff who did what it tells, by user id. Throws `ApiError`; throws `NotYet`,
 * after which a later try may succeed, while nobody or somebody else is signed in on this device.
 */
export async function callAs<Answer>(by: string, call: () => Promise<Answer>): Promise<Answer> {
  const me = readStaffUserId()
  if (me === '') throw new NotYet('Please sign in again.')
  if (me !== by) throw new NotYet(`It is sent when ${by} signs in on this device.`)
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.response?.status === 401) throw new NotYet('Please sign in again.')
    throw error
  }
}
