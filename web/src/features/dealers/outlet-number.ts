import type { Dealer } from '#contract/dealers.ts'
import type { VisitReason } from '#contract/nearest-outlet.ts'

/** The line that answers for what somebody comes for; sales takes every call. */
export function numberFor(outlet: Dealer, reason: VisitReason | undefined): string {
  if (reason === 'service') return outlet.service_no
  return (reason === 'spares' && outlet.spare_no) || outlet.sales_no
}
