import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { type Deliver, tryInOrder } from '#web/lib/outbox/runner.ts'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { tellDelivered } from './use-outbox.ts'
import { WaitingEntries } from './waiting-entries.tsx'

interface WaitingBarProps {
  waiting: readonly WaitingEnquiry[]
  deliver: Deliver
  /** Where the button stands. */
  Place: ComponentType<{ children: ReactNode }>
  /** Shows more about an enquiry that waits. */
  About?: ComponentType<{ id: string }>
  /** Says how many wait; by default they are called enquiries. */
  words?: (waiting: readonly WaitingEnquiry[]) => string
}

/** Says that enquiries wait, and opens the list of them, in which each can be sent by `deliver` at once. */
export function WaitingBar({
  waiting,
  deliver,
  Place,
  About,
  words = enquiries,
}: WaitingBarProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  // A link in the list leads to a screen, which the list would cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes the list
  useEffect(() => setIsOpen(false), [key])
  return (
    <>
      {waiting.length > 0 ? (
        <Place>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="flex min-h-12 items-center gap-2.5 rounded-full border border-warning bg-surface px-4 text-left text-sm font-semibold text-content shadow-soft [view-transition-name:outbox]"
          >
            <ClockIcon className="shrink-0" />
            <span>{words(waiting)}</span>
          </button>
        </Place>
      ) : null}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Waiting to be sent`}>
        <WaitingEntries
          waiting={waiting}
          onSend={(id) => void tryInOrder(id, deliver, tellDelivered)}
          About={About}
        />
      </Dialog>
    </>
  )
}

function enquiries({ length }: readonly WaitingEnquiry[]): string {
  return length === 1 ? t`1 enquiry waiting to be sent` : t`${length} enquiries waiting to be sent`
}
