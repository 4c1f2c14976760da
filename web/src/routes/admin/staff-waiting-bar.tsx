import { RefusedWalkIn } from '#web/features/inbox/walk-in/refused-walk-in.tsx'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { staffDeliver } from './staff-deliver.ts'

/** The bar on screens of staff that lists what still waits to be sent. */
export function StaffWaitingBar() {
  return <WaitingBar deliver={staffDeliver} Refused={RefusedWalkIn} />
}
