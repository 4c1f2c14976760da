import { Link, useLocation } from 'react-router-dom'
import { type InboxTab, inboxTabs } from '#contract/leads/lead-stages.ts'
import type { InboxCounts } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'

interface ListEndProps {
  tab: InboxTab
  /** The page of the list, and the number of its pages. */
  page: number
  pages: number
  /** The number of leads on each tab; undefined while the counts are on their way. */
  counts: InboxCounts | undefined
}

/** The tabs in the order in which work is taken up. */
const order = ['overdue', 'today', 'mine', 'unassigned'] as const

/**
 * Stands in the place of "Next lead" behind the last lead of a page: it says so, and leads on to the next
 * page or to the next tab with work.
 */
export function ListEnd({ tab, page, pages, counts }: ListEndProps) {
  const { search, state } = useLocation()
  const isMore = page < pages
  const next = order.find((id) => id !== tab && (counts?.[id] ?? 0) > 0)
  const label = inboxTabs.find(({ id }) => id === next)?.label
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <span role="status" className="whitespace-nowrap">
        {isMore ? 'Last of this page' : 'Last of this list'}
      </span>
      {isMore ? (
        <Link data-next-lead to={pageAfter(search, page)} state={state} className={link}>
          Next page
        </Link>
      ) : next && counts ? (
        <Link data-next-lead to={`?page=inbox&tab=${next}`} className={link}>
          {label} <span className="figures font-normal">{groupLakhs(counts[next])}</span>
        </Link>
      ) : null}
    </p>
  )
}

const link = buttonClasses({ size: 'small' })

/** The address of the next page of the list, with no lead open. */
function pageAfter(search: string, page: number): string {
  const params = new URLSearchParams(search)
  params.delete('lead')
  params.set('p', String(page + 1))
  return `?${params}`
}
