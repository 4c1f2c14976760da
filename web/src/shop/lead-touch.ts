import type { addTouch } from '#contract/leads/lead-work.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'

/** A note, a call or a message about a lead. */
export type Touch = Omit<BodyInputOf<typeof addTouch>, 'id'>

/**
 * Stores a touch of a lead. The call is repeated once when no answer comes; the id of the touch makes a
 * repeat harmless.
 */
export async function keepTouch(leadId: string, touch: Touch): Promise<void> {
  const body = { id: crypto.randomUUID(), ...touch }
  const send = () => callApi('addTouch', { params: { id: leadId }, body })
  try {
    await send()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'network')) throw error
    await send()
  }
}
