import { Button } from '#web/ui/button.tsx'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import type { WaitingEnquiry } from './form-outbox.ts'

/** Stands over a form whose fields an earlier visit has filled in. */
export function RestoredLine({ onClear }: { onClear: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      We kept what you typed.
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </p>
  )
}

/** Stands under a form whose enquiry could not be sent and waits on the device. */
export function WaitingLine({ waiting: { title, createdAt } }: { waiting: WaitingEnquiry }) {
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' }).format(createdAt)
  // The line appears only after somebody pressed a button, so it is never prerendered and may ask the browser.
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'device'
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-soft px-4 py-3">
      <ClockIcon className="mt-0.5 shrink-0 text-muted" />
      <span>
        Saved on this {device}. We send it as soon as the connection is back.
        <span className="block text-sm text-muted">
          {title}, {time}
        </span>
      </span>
    </p>
  )
}
