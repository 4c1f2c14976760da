import type { Dealer } from '#contract/outlets/dealers.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'

/** The most days that the list names. */
const most = 5

/**
 * The next days on which an outlet is closed. A prerendered page may name days that are over, until its
 * scripts run.
 */
export function ComingHolidays({ holidays }: Pick<Dealer, 'holidays'>) {
  const isLive = useHydrated()
  const today = isLive ? indianDay(new Date()) : ''
  const coming = holidays
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, most)
  if (coming.length === 0) return null
  return (
    <section>
      <h2 className="eyebrow mb-2 text-muted">{t`Closed on`}</h2>
      <ul className="grid gap-1">
        {coming.map(({ day, word }) => (
          <li key={day}>
            <span className="figures font-semibold">{formatDay(day)}</span>, {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
