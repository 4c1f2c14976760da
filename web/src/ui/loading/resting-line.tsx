import { formatMoment } from '#web/lib/dates.ts'

/** Says of figures that renew themselves when they did so last, while they rest because nobody is at the screen. */
export function RestingLine({ since }: { since: Date | undefined }) {
  return (
    <p role="status" className="text-sm font-semibold text-warning empty:hidden">
      {since ? `As of ${formatMoment(since)}: press anything to renew` : null}
    </p>
  )
}
