import { z } from 'zod'
import {
  type Payment,
  payment,
  type RefundChoice,
  type Voucher,
  voucher,
} from '#contract/payments/payment.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/paise.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

const refundRow = payment.shape.refund
  .unwrap()
  .omit({ amount: true, byTable: true })
  .extend({ paise: z.number(), tablePaise: z.number(), madeAt: storedMoment })

/** Stored lines of a refund table; none where they cannot be read. */
export const storedRefundLines = payment.shape.refundLines.catch([])

/** A payment as the database answers it to staff. */
export const paymentRow = payment.omit({ amount: true }).extend({
  refundLines: storedRefundLines,
  paise: z.number(),
  receivedAt: storedMoment.nullable(),
  refund: refundRow.nullable(),
})

/** A payment in the shape of the wire. */
export function toPayment({ paise, refund, ...row }: z.output<typeof paymentRow>): Payment {
  return { ...row, amount: rupeesFromPaise(paise), refund: refund && toRefund(refund) }
}

function toRefund({ paise, tablePaise, ...row }: z.output<typeof refundRow>): NonNullable<Payment['refund']> {
  return { ...row, amount: rupeesFromPaise(paise), byTable: rupeesFromPaise(tablePaise) }
}

const ownRefundRow = refundRow.pick({ number: true, paise: true, way: true, reference: true, madeAt: true })

/** A voucher as the database answers it to the buyer. */
export const voucherRow = voucher
  .omit({ amount: true })
  .extend({ paise: z.number(), issuedAt: storedMoment, refund: ownRefundRow.nullable() })

/** A voucher in the shape of the wire. */
export function toVoucher({ paise, refund, ...row }: z.output<typeof voucherRow>): Voucher {
  return { ...row, amount: rupeesFromPaise(paise), refund: refund && toOwnRefund(refund) }
}

function toOwnRefund({ paise, ...row }: z.output<typeof ownRefundRow>): NonNullable<Voucher['refund']> {
  return { ...row, amount: rupeesFromPaise(paise) }
}

/** Why an amount cannot go back, as `private.refund_refusal` answers it. */
export const refundRefusals = ['refund-changed', 'refund-more', 'refund-role', 'refund-because'] as const
export type RefundRefusal = (typeof refundRefusals)[number]

/** What goes back, as the database names it; without an amount of its own it is what the lines return. */
export function toRefundChoice({ seen, amount, because, way, reference }: RefundChoice) {
  return {
    seenPaise: paiseFromRupees(seen),
    because,
    reference,
    ...(way !== undefined && { way }),
    ...(amount !== undefined && { paise: paiseFromRupees(amount) }),
  }
}
