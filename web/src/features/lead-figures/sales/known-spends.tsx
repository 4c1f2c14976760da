import type { KnownSpend, SentSpends } from '#contract/reports/spends.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'

interface KnownSpendsProps {
  spends: readonly KnownSpend[]
  onRemove: (row: SentSpends['rows'][number]) => void
}

/** The amounts that were typed, newest first. */
export function KnownSpends({ spends, onRemove }: KnownSpendsProps) {
  if (spends.length === 0) return <p className="text-sm text-muted">No amount was typed yet.</p>
  return (
    <ul aria-label="Amounts" className="grid max-h-80 overflow-y-auto text-sm">
      {spends.map(({ by, ...spend }) => {
        const { beginsOn, span, source, campaign, rupees } = spend
        const what = `${span === 'month' ? 'Month' : 'Week'} from ${formatDay(beginsOn)} · ${[source, campaign].filter(Boolean).join(' · ')}`
        return (
          <li
            key={`${span} ${beginsOn} ${source} ${campaign}`}
            className="flex flex-wrap items-center gap-x-3 border-b border-hairline last:border-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {what}
              {by ? <span className="text-muted"> · {by}</span> : null}
            </span>
            <b className="figures">₹{groupLakhs(rupees)}</b>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${what}`}
              onClick={() => onRemove({ ...spend, rupees: 0 })}
            >
              Remove
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
