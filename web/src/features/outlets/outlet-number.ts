import type { Dealer } from '#contract/outlets/dealers.ts'
import type { VisitReason } from '#domain/outlets/nearest-outlet.ts'

/**
 * The phone number of an outlet for the reason of a visit; without a reason that of sales, or of the workshop
 * where no vehicle is sold.
 */
export function numberFor(
  outlet: Dealer,
  reason: VisitReason = outlet.is_showroom ? 'sales' : 'service',
): string {
  if (reason === 'service') return outlet.service_no
  return (reason === 'spares' && outlet.spare_no) || outlet.sales_no
}
