import type { LostReason } from '#contract/leads/lost-reasons.ts'

/**
 * Why an order is cancelled. The sale is lost for `lostReason`; without one the lead goes back to where it
 * stood before the booking. `erased` is never chosen: the buyer's details were erased.
 */
export const cancelReasons = [
  { id: 'changed-mind', label: 'Changed their mind', lostReason: 'not-buying' },
  { id: 'loan-refused', label: 'The loan was refused', lostReason: 'finance' },
  { id: 'bought-elsewhere', label: 'Bought elsewhere', lostReason: 'other-dealer' },
  { id: 'not-available', label: 'We could not get the vehicle', lostReason: 'stock' },
  { id: 'other-model', label: 'Wants another model', lostReason: '' },
  { id: 'entered-wrongly', label: 'Entered by mistake', lostReason: '' },
] as const satisfies readonly { id: string; label: string; lostReason: LostReason | '' }[]
export type CancelReason = (typeof cancelReasons)[number]['id']
/** Why an order was cancelled, as staff read it. */
export function cancelReasonLabel(reason: string): string {
  return cancelReasons.find(({ id }) => id === reason)?.label ?? 'Details were erased'
}
export const cancelReasonIds = cancelReasons.map(({ id }) => id) as [CancelReason, ...CancelReason[]]
