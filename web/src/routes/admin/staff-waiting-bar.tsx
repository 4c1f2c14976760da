import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { KeptAct } from '#web/features/inbox/waiting/kept-act.tsx'
import { useOutbox } from '#web/features/outbox/use-outbox.ts'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { sendsAll, staffDeliver } from './staff-deliver.ts'

/** The bar on screens of staff that lists what still waits to be sent. */
export function StaffWaitingBar() {
  const waiting = useOutbox(staffDeliver, sendsAll)
  return (
    <WaitingBar
      waiting={waiting}
      deliver={staffDeliver}
      Place={Corner}
      About={KeptAct}
      words={waitingWords}
    />
  )
}

/**
 * Staff have no enquiries that wait, but walk-ins, calls, notes and changes; one that was refused waits for
 * nothing but the answer of whoever made it.
 */
function waitingWords(waiting: readonly WaitingEnquiry[]): string {
  const asked = waiting.filter(({ state }) => state === 'refused').length
  const rest = waiting.length - asked
  return [
    asked > 0 && `${asked} ${asked === 1 ? 'needs' : 'need'} your answer`,
    rest > 0 && `${rest} waiting to be sent`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Outside of `main`, which some browsers would anchor it to: see `app/styles/large-letters.css`. */
function Corner({ children }: { children: ReactNode }) {
  return createPortal(
    <div
      data-chrome
      className="fixed bottom-[calc(4.25rem+env(safe-area-inset-bottom,0px))] left-3 z-20 max-w-[calc(100vw-5.5rem)] animate-rise md:bottom-6 md:left-6"
    >
      {children}
    </div>,
    document.body,
  )
}
