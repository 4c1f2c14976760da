import { type InboxTab, inboxTabs } from '#contract/lead-stages.ts'
import type { InboxCounts } from '#contract/leads.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { classNames } from '#web/ui/class-names.ts'

interface InboxTabsProps {
  chosen: InboxTab
  /** Undefined while they are on their way. */
  counts: InboxCounts | undefined
  onChoose: (tab: InboxTab) => void
}

/** Mine, Unassigned, Overdue, Today and All, each with how many wait there; overdue ones are red. */
export function InboxTabs({ chosen, counts, onChoose }: InboxTabsProps) {
  return (
    <fieldset className="flex min-w-0 shrink-0 gap-1.5 overflow-x-auto max-md:-mx-3 max-md:px-3 max-md:py-1">
      <legend className="sr-only">Which leads</legend>
      {inboxTabs.map(({ id, label }) => {
        const count = id === 'all' ? undefined : counts?.[id]
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-md border px-3 text-sm font-semibold whitespace-nowrap transition-colors md:min-h-9',
              id === chosen
                ? 'border-content bg-content text-surface'
                : 'border-control bg-surface hover:bg-soft',
            )}
          >
            {label}
            {count === undefined ? null : (
              <span
                className={classNames(
                  'figures',
                  id === 'overdue' && count > 0 && id !== chosen && 'text-danger',
                )}
              >
                {count >= mostCounted ? `${groupLakhs(mostCounted)}+` : groupLakhs(count)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The server counts no further. */
const mostCounted = 1000
