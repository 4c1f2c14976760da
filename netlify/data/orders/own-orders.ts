import { type OwnOrder, ownOrder } from '#contract/orders/own-order.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

/** An order as the database answers it to its buyer. */
export const ownOrderRow = ownOrder.extend({
  changedAt: storedMoment,
  deliveryAt: storedMoment.nullable(),
})

/**
 * The order with this id as its buyer reads it; undefined when there is none. The call uses the secret key:
 * buyers are not signed in, and past this server nothing would check their links.
 */
export async function findOwnOrder(id: string): Promise<OwnOrder | undefined> {
  return (
    (await callJson(secretClient(), 'read_own_order', { order_id: id }, ownOrderRow.nullable())) ?? undefined
  )
}
