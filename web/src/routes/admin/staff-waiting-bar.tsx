import { RefusedWalkIn } from '#web/features/inbox/walk-in/refused-walk-in.tsx'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { staffDeliver } from './staff-deliver.ts'

/** What waits to be sent on the screens of staff. */
export function StaffWaitingBar() {
  return <WaitingBar deliver={staffDeliver} Refused={RefusedWalkIn} />
}
