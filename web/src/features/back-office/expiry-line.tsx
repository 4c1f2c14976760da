import { formatDay } from '#web/lib/dates.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

interface ExpiryLineProps {
  /** The last day on which the account works, `YYYY-MM-DD`. */
  lastDay: string
  /** How many days the account works after today. */
  daysLeft: number
}

const warnedDays = 30

/** Warns a staff member that the account expires, from 30 days before its last day on. */
export function ExpiryLine({ lastDay, daysLeft }: ExpiryLineProps) {
  if (daysLeft > warnedDays) return null
  return (
    <p
      data-chrome
      className="flex items-start gap-3 border-b border-hairline bg-warning-soft px-4 py-2.5 md:px-6"
    >
      <AlertIcon className="mt-0.5 size-5 text-warning" />
      <span>
        Your account works until <strong className="figures">{formatDay(lastDay)}</strong>: {words(daysLeft)}.
        Please ask whoever manages staff accounts to extend it.
      </span>
    </p>
  )
}

function words(daysLeft: number): string {
  if (daysLeft <= 0) return 'today is its last day'
  return daysLeft === 1 ? 'tomorrow is its last day' : `${daysLeft} more days`
}
