import { useMinute } from '#web/lib/device/use-minute.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type Waiting, whyNow } from './why-now.ts'

const looks = {
  none: 'border-transparent text-muted',
  quiet: 'border-control',
  soon: 'border-warning bg-warning-soft',
  late: 'border-danger bg-danger-soft font-semibold text-danger',
}

interface WhyChipProps {
  lead: Waiting
  /** True where the chip has lines to itself, and so shows all of a long reason. */
  isWhole?: boolean
  /** Answers the time of the server. */
  clock?: () => Date
}

/** The reason why a lead is to be worked on now, which is the reason for its place in the list. */
export function WhyChip({ lead, isWhole = false, clock }: WhyChipProps) {
  const { words, when, urgency } = whyNow(lead, useMinute(clock))
  return (
    <span
      className={classNames(
        'min-w-0 rounded-sm border px-1 text-xs leading-normal',
        isWhole ? 'wrap-anywhere' : 'flex',
        looks[urgency],
      )}
    >
      {words ? <span className={isWhole ? '' : 'truncate'}>{words}&nbsp;</span> : null}
      <span className="figures whitespace-nowrap large-letters:whitespace-normal">{when}</span>
    </span>
  )
}
