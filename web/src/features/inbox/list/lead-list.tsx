import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { InboxRow, Lead } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useAbout } from '../use-about.ts'
import { isByTime } from '../use-inbox-question.ts'
import { useWaitingLeads } from '../waiting/use-waiting-leads.ts'
import { LeadRow } from './lead-row.tsx'
import type { LeadLink } from './lead-rows.ts'
import { emptyWords, type Filters, goOn } from './list-words.ts'
import type { ChosenLeads } from './use-chosen-leads.ts'

interface LeadListProps {
  /** The rows of the page; undefined while the first ones are on their way. */
  rows: readonly InboxRow[] | undefined
  /** The filters that the rows answer. */
  filters: Filters
  /** True while rows for other filters are on their way: the old rows stay, dimmed. */
  isBusy: boolean
  /** The id of the lead that lies open. */
  shown: string
  /** The id of the signed-in staff member, whose own name no row repeats. */
  me: string | undefined
  chosen: ChosenLeads
  linkOf: (lead: { id: string }) => LeadLink
  /** Called when a staff member calls the person of a lead. */
  onContact: (lead: { id: string }, kind: Contact) => void
}

/**
 * The leads in the order of the work, a row for each person, which opens to all leads of the person in a
 * week.
 */
export function LeadList(props: LeadListProps) {
  const { rows, filters, isBusy, shown, me, chosen, linkOf, onContact } = props
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const about = useAbout()
  const waits = useWaitingLeads()

  function whatOf(lead: Lead): string {
    const colleague = lead.assigneeId === me ? '' : lead.assignee
    const words = [
      about(lead),
      lead.outlet,
      colleague && `with ${colleague}`,
      lead.message && `“${lead.message}”`,
    ]
    return words.filter(Boolean).join(' · ')
  }

  function toggle({ id }: InboxRow) {
    setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  }

  if (rows?.length === 0) return <EmptyList filters={filters} />
  return (
    <ul
      aria-label="Leads"
      aria-busy={isBusy || rows === undefined || undefined}
      data-keeps-place
      className={classNames(
        'rounded-md border border-hairline bg-surface transition-opacity md:min-h-0 md:overflow-y-auto max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
        isBusy && 'opacity-50',
      )}
    >
      {rows?.flatMap((row) =>
        [row, ...(opened.has(row.id) ? row.folded : [])].map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            link={linkOf(lead)}
            what={whatOf(lead)}
            isShown={lead.id === shown}
            isWaiting={waits(lead)}
            isByTime={isByTime(filters)}
            chosen={chosen}
            isOpen={opened.has(row.id)}
            onToggle={() => toggle(row)}
            onContact={(kind) => onContact(lead, kind)}
          />
        )),
      )}
      {rows === undefined ? <WaitingRows /> : null}
    </ul>
  )
}

/** What an empty list says, with a link to where work goes on. */
function EmptyList({ filters }: { filters: Filters }) {
  const next = goOn(filters)
  return (
    <div className="rounded-md border border-hairline bg-surface px-4 py-14 text-center text-muted">
      <p role="status">{emptyWords(filters)}</p>
      {next ? (
        <Link
          to={next.to}
          className="inline-flex min-h-11 items-center font-semibold text-content underline underline-offset-3"
        >
          {next.words}
        </Link>
      ) : null}
    </div>
  )
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f']

function WaitingRows() {
  return waiting.map((row) => (
    <li key={row} className="border-b border-hairline p-2.5 last:border-b-0">
      <Skeleton className="h-6 w-full" />
    </li>
  ))
}
