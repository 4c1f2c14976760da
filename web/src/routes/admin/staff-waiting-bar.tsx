import type { ReactNode } from 'react'
import { RefusedAct } from '#web/features/inbox/waiting/refused-act.tsx'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { staffDeliver } from './staff-deliver.ts'

/** The bar on screens of staff that lists what still waits to be sent. */
export function StaffWaitingBar() {
  return <WaitingBar deliver={staffDeliver} Place={Corner} Refused={RefusedAct} words={waitingWords} />
}

/** Staff have no enquiries that wait, but walk-ins, calls, notes and changes. */
function waitingWords({ length }: { length: number }): string {
  return `${length} waiting to be sent`
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <div
      data-chrome
      className="fixed bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] left-3 z-20 max-w-[calc(100vw-5.5rem)] animate-rise md:bottom-6 md:left-6"
    >
      {children}
    </div>
  )
}
