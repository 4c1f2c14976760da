import { type InboxTab, inboxTabs, type LeadFamily } from '#contract/leads/lead-stages.ts'
import type { InboxCounts } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'

interface InboxTabsProps {
  chosen: InboxTab
  /** The number of leads on each tab; undefined while the counts are on their way. */
  counts: InboxCounts | undefined
  onChoose: (tab: InboxTab) => void
}

/**
 * Overdue, Today, Mine, Unassigned and All, each but the last with the number of its leads; the number of
 * overdue leads is red.
 */
export function InboxTabs({ chosen, counts, onChoose }: InboxTabsProps) {
  const countOf = (id: InboxTab) => {
    const count = id === 'all' ? undefined : counts?.[id]
    if (count === undefined) return null
    const isLate = id === 'overdue' && count > 0 && id !== chosen
    return (
      <span className={classNames('figures', isLate && 'text-danger')}>
        {count >= mostCounted ? `${groupLakhs(mostCounted)}+` : groupLakhs(count)}
      </span>
    )
  }
  return (
    <ChoiceTabs legend="Which leads" tabs={inboxTabs} chosen={chosen} onChoose={onChoose} after={countOf} />
  )
}

/** The highest number that the server counts to. */
const mostCounted = 1000

interface FamilyTabsProps {
  /** The kinds of work whose leads the account sees. */
  families: readonly { id: LeadFamily; label: string }[]
  chosen: LeadFamily
  onChoose: (family: LeadFamily) => void
}

/**
 * Tabs to choose whose board is shown, because each kind of work has stages of its own; none for one kind.
 */
export function FamilyTabs({ families, chosen, onChoose }: FamilyTabsProps) {
  if (families.length < 2) return null
  return <ChoiceTabs legend="Which work" tabs={families} chosen={chosen} onChoose={onChoose} />
}
