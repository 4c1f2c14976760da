import type { Check } from '#contract/content/check.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { formatDay } from '#web/lib/dates.ts'

/** Says who of the dealer answers for a text or a list, or that nobody does yet. */
export function CheckLine({ checked }: { checked: Check | null }) {
  return (
    <p className="text-sm text-muted">
      {checked
        ? `Checked${checked.by ? ` by ${checked.by}` : ''} on ${formatDay(indianDay(new Date(checked.at)))}.`
        : 'Nobody has checked this yet, so visitors read nothing of it. Read it, mend it and save it: your name then stands here.'}
    </p>
  )
}
