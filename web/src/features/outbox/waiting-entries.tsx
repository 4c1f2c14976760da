import type { ComponentType } from 'react'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { removeEntry } from '#web/lib/outbox/runner.ts'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { Button } from '#web/ui/button.tsx'

interface WaitingEntriesProps {
  waiting: readonly WaitingEnquiry[]
  onSend: (id: string) => void
  /** Shows more about an enquiry that waits. */
  About?: ComponentType<{ id: string }> | undefined
}

/**
 * Every enquiry that waits on this device: its title, since when it waits, its state, and the buttons for it.
 */
export function WaitingEntries({ waiting, onSend, About }: WaitingEntriesProps) {
  if (waiting.length === 0) return <p role="status">{t`Nothing is waiting any more.`}</p>
  return (
    <div className="grid gap-5">
      <p className="text-muted text-pretty">
        {t`These are kept on this device, readable by this browser alone, and are sent by themselves as soon as they can get through.`}
      </p>
      <ul className="grid gap-4">
        {waiting.map((entry) => (
          <li key={entry.id} className="grid gap-3 rounded-md border border-hairline p-4">
            <div>
              <h3 className="font-bold">{entry.title}</h3>
              <p className="text-sm text-muted">{timeOf(entry.createdAt)}</p>
              <p role="status" className="mt-1">
                {stateText(entry)}
              </p>
            </div>
            {About ? <About id={entry.id} /> : null}
            <div className="flex flex-wrap gap-2">
              {entry.state === 'refused' ? null : (
                <Button
                  size="small"
                  busy={entry.state === 'sending'}
                  aria-label={t`Send now: ${entry.title}`}
                  onClick={() => onSend(entry.id)}
                >
                  {t`Send now`}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Remove from this device: ${entry.title}`}
                onClick={() => void removeEntry(entry.id)}
              >
                {t`Remove from this device`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function timeOf(moment: number): string {
  const at = new Date(moment)
  return `${formatDay(indianDay(at))}, ${timeInWords(indianTime(at))}`
}

function stateText({ state, waitsFor, refusal }: WaitingEnquiry): string {
  switch (state) {
    case 'sending':
      return t`Sending…`
    case 'expired':
      return t`Not sent for 7 days. Send it now, or call us.`
    case 'refused':
      return `${t`Not accepted.`} ${refusal || t`Please fill in the form again.`}`
    default:
      return waitsFor ?? t`Waiting for the connection.`
  }
}
