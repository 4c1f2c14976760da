import { Link } from 'react-router-dom'
import { stageLabel } from '#contract/leads/lead-stages.ts'
import type { InboxRow, Lead } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/note-contact.ts'
import { PhoneLinks } from '#web/shop/phone-links.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/table/data-table.tsx'
import { isOverdue, momentWords, personOf } from '../lead-words.ts'
import { PromiseClock } from '../promise-clock.tsx'
import type { ChosenLeads } from './use-chosen-leads.ts'

/** The row of a person, or a further lead of the person, shown below the row while that is open. */
type Listed = InboxRow | Lead

/** The open rows, below which their further leads are shown. */
interface OpenRows {
  has: (row: Pick<Lead, 'id'>) => boolean
  toggle: (row: Pick<Lead, 'id'>) => void
}

interface LeadColumnsOptions {
  /** The address to which the name of a lead leads. */
  addressOf: (lead: Lead) => string
  onContact: (lead: Lead, kind: Contact) => void
  chosen: ChosenLeads
  open: OpenRows
  /** Answers the subject of a lead in words. */
  about: (lead: Listed) => string
}

/** The columns of the inbox. */
export function leadColumns({
  addressOf,
  onContact,
  chosen,
  open,
  about,
}: LeadColumnsOptions): readonly Column<Listed>[] {
  return [
    {
      key: 'chosen',
      title: 'Choose',
      onCard: 'plain',
      cell: (lead) => (
        <label className="grid size-6 place-items-center max-md:size-11">
          <input
            type="checkbox"
            data-choose={lead.id}
            checked={chosen.has(lead)}
            onChange={() => chosen.toggle(lead)}
            className="size-4.5 accent-content max-md:size-6"
          />
          <span className="sr-only">Choose {nameOf(lead)}</span>
        </label>
      ),
    },
    {
      key: 'name',
      title: 'Name',
      room: 'md:min-w-32',
      onCard: 'plainWide',
      cell: (lead) => (
        <span className="flex flex-wrap items-center gap-x-1.5">
          <Link
            to={addressOf(lead)}
            data-lead={lead.id}
            className={classNames(
              'font-semibold underline decoration-control underline-offset-3 hover:decoration-content max-md:inline-flex max-md:min-h-11 max-md:items-center',
              isUnder(lead) && 'pl-3',
            )}
          >
            {nameOf(lead)}
            {'folded' in lead && lead.others > lead.folded.length ? <OthersMark lead={lead} /> : null}
          </Link>
          {'folded' in lead && lead.folded.length > 0 ? (
            <button
              type="button"
              aria-expanded={open.has(lead)}
              onClick={() => open.toggle(lead)}
              className="figures -mt-1 inline-flex min-h-6 items-center rounded-sm text-xs font-semibold text-muted hover:text-content max-md:min-h-11 max-md:px-2"
            >
              {open.has(lead) ? 'Fold' : `${lead.folded.length} more`}
              <span className="sr-only"> of {nameOf(lead)}</span>
            </button>
          ) : null}
        </span>
      ),
    },
    {
      key: 'stage',
      title: 'Stage',
      // Stage and clock stand on one line, so that a laptop shows eight rows or more.
      room: 'md:min-w-40',
      onCard: 'bare',
      cell: (lead) => (
        <span className="flex flex-wrap gap-1">
          <StageMark lead={lead} />
          <PromiseClock lead={lead} isShort />
        </span>
      ),
    },
    {
      key: 'mobile',
      title: 'Mobile',
      onCard: 'first',
      room: 'md:min-w-36',
      cell: (lead) =>
        lead.marks.includes('do-not-call') ? (
          <span className="font-semibold text-danger">Do not call</span>
        ) : lead.mobile ? (
          <PhoneLinks number={lead.mobile} onContact={(way) => onContact(lead, way)} />
        ) : null,
    },
    { key: 'about', title: 'About', onCard: 'wide', room: 'md:min-w-32', cell: about },
    {
      key: 'message',
      title: 'Message',
      onCard: 'line',
      room: 'md:min-w-26',
      cell: ({ message }) => (message ? <span className="line-clamp-1 wrap-anywhere">{message}</span> : null),
    },
    {
      key: 'due',
      title: 'Next step',
      onCard: 'wide',
      room: 'md:min-w-28',
      cell: (lead) =>
        lead.dueAt || lead.nextStep ? (
          <span className={classNames('line-clamp-2', isOverdue(lead) && 'font-semibold text-danger')}>
            {[lead.dueAt && momentWords(lead.dueAt), lead.nextStep].filter(Boolean).join(' · ')}
          </span>
        ) : null,
    },
    { key: 'assignee', title: 'With', room: 'md:min-w-16', cell: ({ assignee }) => assignee },
    {
      key: 'came',
      title: 'Came',
      room: 'md:whitespace-nowrap figures',
      cell: ({ createdAt }) => momentWords(createdAt),
    },
  ]
}

const nameOf = (lead: Listed) => personOf(lead, 'folded' in lead ? lead.folded : [])

const isUnder = (lead: Listed) => !('folded' in lead)

/** How many leads this number has sent, in this week or at all. */
function OthersMark({ lead: { others, thisWeek } }: { lead: Lead }) {
  return (
    <span className="figures ml-1.5 rounded-sm bg-soft px-1 text-xs font-semibold text-muted no-underline">
      {thisWeek > 0 ? `${thisWeek + 1} this week` : `+${others}`}
      <span className="sr-only"> of this number</span>
    </span>
  )
}

/** The stage of a lead as a mark; ended leads have a quiet one. */
export function StageMark({
  lead: { family, stage, isOpen },
}: {
  lead: Pick<Lead, 'family' | 'stage' | 'isOpen'>
}) {
  const isNew = stage === 'new'
  return (
    <span
      className={classNames(
        'inline-block rounded-sm border px-1.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap',
        isNew ? 'border-accent' : isOpen ? 'border-control' : 'border-hairline text-muted',
      )}
    >
      {stageLabel(family, stage)}
    </span>
  )
}
