import { indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { telLink } from '#web/lib/phone.ts'
import { Button } from '#web/ui/button.tsx'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** The line above a form that is filled with the draft of an earlier visit. */
export function RestoredLine({ onClear }: { onClear: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {t`We kept what you typed.`}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t`Clear`}
      </Button>
    </p>
  )
}

/** The line under a form whose enquiry could not be sent and waits on the device. */
export function WaitingLine({ waiting: { title, createdAt } }: { waiting: WaitingEnquiry }) {
  const time = timeInWords(indianTime(new Date(createdAt)))
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-soft px-4 py-3">
      <ClockIcon className="mt-0.5 shrink-0 text-muted" />
      <span>
        <span className="block">
          {isPhone()
            ? t`Saved on this phone. We send it as soon as we can.`
            : t`Saved on this device. We send it as soon as we can.`}
        </span>
        <span className="block text-sm text-muted">
          {title}, {time}
        </span>
      </span>
    </p>
  )
}

/** The line under a form whose enquiry could neither be sent nor kept on the device. */
export function LostLine() {
  const { number } = useDealership().phones.sales
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-danger-soft px-4 py-3">
      <AlertIcon className="mt-0.5 shrink-0 text-danger" />
      <span>
        {fillIn(
          isPhone()
            ? t`Not sent, and not saved on this phone. What you typed stays here: please try again, or call {number}.`
            : t`Not sent, and not saved on this device. What you typed stays here: please try again, or call {number}.`,
          {
            number: (
              <a href={telLink(number)} className="font-semibold underline underline-offset-2">
                {number}
              </a>
            ),
          },
        )}
      </span>
    </p>
  )
}

/** May ask the browser, because these lines appear only after a press and are never prerendered. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
