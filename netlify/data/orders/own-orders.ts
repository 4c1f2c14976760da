import { z } from 'zod'
import { type OwnOrder, ownOrder } from '#contract/orders/own-order.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import { storedRefundLines, toVoucher, voucherRow } from '#server/data/payments/payment-rows.ts'
import { takesPaymentLinks } from '#server/lib/payments/provider.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

const tokenRow = z.object({
  waitingPaise: z.number(),
  asked: ownOrder.shape.token.shape.asked
    .unwrap()
    .omit({ amount: true, isOnline: true })
    .extend({ paise: z.number(), begunAt: storedMoment.nullable(), refundLines: storedRefundLines })
    .nullable(),
})

/** An order as the database answers it to its buyer. */
export const ownOrderRow = ownOrder.extend({
  changedAt: storedMoment,
  deliveryAt: storedMoment.nullable(),
  token: tokenRow,
  vouchers: z.array(voucherRow),
})

/** An order of its buyer in the shape of the wire. */
export function toOwnOrder<Row extends z.output<typeof ownOrderRow>>({ token, vouchers, ...row }: Row) {
  const { waitingPaise, asked } = token
  return {
    ...row,
    token: { waiting: rupeesFromPaise(waitingPaise), asked: asked && toAsked(asked) },
    vouchers: vouchers.map(toVoucher),
  }
}

function toAsked({ paise, ...asked }: NonNullable<z.output<typeof tokenRow>['asked']>) {
  return { ...asked, amount: rupeesFromPaise(paise), isOnline: takesPaymentLinks() }
}

/**
 * The order with this id as its buyer reads it; undefined when there is none. The call uses the secret key:
 * buyers are not signed in, and past this server nothing would check their links.
 */
export async function findOwnOrder(id: string): Promise<OwnOrder | undefined> {
  const row = await callJson(secretClient(), 'read_own_order', { order_id: id }, ownOrderRow.nullable())
  return row ? toOwnOrder(row) : undefined
}
