import type { Dealer } from '#contract/outlets/dealers.ts'
import type { VisitReason } from '#domain/outlets/nearest-outlet.ts'

/** The line that answers for what somebody comes for; where nothing is said, sales, and the workshop where no vehicle is sold. */
export function numberFor(
  outlet: Dealer,
  reason: VisitReason = outlet.is_showroom ? 'sales' : 'service',
): string {
  if (reason === 'service') return outlet.service_no
  return (reason === 'spares' && outlet.spare_no) || outlet.sales_no
}
