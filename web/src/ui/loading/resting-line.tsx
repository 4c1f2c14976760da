import { formatMoment } from '#web/lib/dates.ts'

/**
 * Says when figures that refresh automatically were last refreshed, while the refresh rests because nobody
 * uses the screen.
 */
export function RestingLine({ since }: { since: Date | undefined }) {
  return (
    <p role="status" className="text-sm font-semibold text-warning empty:hidden">
      {since ? `As of ${formatMoment(since)}: press anything to renew` : null}
    </p>
  )
}
