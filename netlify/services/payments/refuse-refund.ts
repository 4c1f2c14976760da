import { AppError } from '#contract/wire/errors.ts'
import type { RefundRefusal } from '#server/data/payments/payment-rows.ts'

/** The error of an amount that cannot go back: `conflict`, `forbidden` or `invalid_fields`. */
export function refuseRefund(refusal: RefundRefusal): AppError {
  switch (refusal) {
    case 'refund-changed':
      return new AppError('conflict', {
        message: 'The refund table returns another amount by now. It is shown as it stands.',
      })
    case 'refund-role':
      return new AppError('forbidden', {
        message: 'A manager or the owner returns another amount than the table says.',
      })
    case 'refund-more':
      return new AppError('invalid_fields', { fields: { amount: 'This is more than was paid.' } })
    case 'refund-because':
      return new AppError('invalid_fields', {
        fields: { because: 'Please say why another amount goes back.' },
      })
  }
}
