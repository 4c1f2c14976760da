import { Link } from 'react-router-dom'
import type { InboxRow, Lead } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { WaitsToBeSent } from '#web/shop/lead-acts/waits-to-be-sent.tsx'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { momentWords, personOf } from '../lead-words.ts'
import { WhyChip } from '../why-chip.tsx'
import type { LeadLink } from './lead-rows.ts'
import type { ChosenLeads } from './use-chosen-leads.ts'

interface LeadRowProps {
  /** The row of a person, or a further lead of the person, shown below that row while it is open. */
  lead: InboxRow | Lead
  link: LeadLink
  /** What the lead is about, in words: the second line of the row. */
  what: string
  /** Whether the lead lies open beside the list. */
  isShown: boolean
  /** Whether something that was done about the lead waits on this device. */
  isWaiting: boolean
  /** Whether the list stands by when leads came; a row then says when. */
  isByTime: boolean
  chosen: ChosenLeads
  isOpen: boolean
  onToggle: () => void
  /** Called when a staff member calls the person. */
  onContact: (kind: Contact) => void
}

/** A lead in two lines: who and why now, and below it what. */
export function LeadRow(props: LeadRowProps) {
  const { lead, link, what, isShown, isWaiting, isByTime, chosen, isOpen, onToggle, onContact } = props
  const folded = 'folded' in lead ? lead.folded : undefined
  const name = personOf(lead, folded)
  return (
    <li
      className={classNames(
        'group relative flex items-center gap-2 border-b border-hairline py-2 pr-2 last:border-b-0 hover:bg-soft md:py-0.5',
        isShown && 'bg-soft shadow-[inset_3px_0_0_var(--content)]',
        folded ? 'pl-2' : 'pl-6',
      )}
    >
      <label
        className={classNames(
          'relative z-1 -mr-1 grid shrink-0 place-items-center max-md:size-11 md:size-6',
          chosen.isOn
            ? ''
            : 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 max-md:not-focus-within:sr-only pointer-coarse:not-focus-within:sr-only',
        )}
      >
        <input
          type="checkbox"
          data-choose={lead.id}
          checked={chosen.has(lead)}
          onChange={() => chosen.toggle(lead)}
          className="size-4.5 accent-content max-md:size-6"
        />
        <span className="sr-only">Choose {name}</span>
      </label>
      <div className="grid min-w-0 flex-1 gap-x-2 text-sm leading-normal">
        <p className="flex min-w-0 items-center gap-x-2 large-letters:flex-wrap">
          <Link
            {...link}
            data-lead={lead.id}
            aria-current={isShown || undefined}
            className="min-w-16 shrink-[1000] truncate font-semibold after:absolute after:inset-0"
          >
            {name}
          </Link>
          {folded ? <OthersMark lead={lead} shown={folded.length} /> : null}
          {folded && folded.length > 0 ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={onToggle}
              className="figures relative z-1 -my-3 inline-flex min-h-11 shrink-0 items-center rounded-sm text-xs font-semibold text-muted hover:text-content md:my-0 md:min-h-6"
            >
              {isOpen ? 'Fold' : `${folded.length} more`}
              <span className="sr-only"> of {name}</span>
            </button>
          ) : null}
          {/* The reason gives way once the name has the least room, and never its moment. */}
          <span className="ml-auto flex max-w-[60%] min-w-min large-letters:max-w-full">
            {lead.marks.includes('do-not-call') ? (
              <span className="text-xs font-semibold text-danger">Do not call</span>
            ) : isWaiting ? (
              <WaitsToBeSent className="truncate text-xs" />
            ) : (
              <WhyChip lead={lead} />
            )}
          </span>
        </p>
        <p className="flex min-w-0 gap-x-2 text-muted">
          <span className="truncate">{what}</span>
          {isByTime && lead.nextWhy !== 'new' ? (
            <span className="figures ml-auto shrink-0 text-xs">{momentWords(lead.createdAt)}</span>
          ) : null}
        </p>
      </div>
      <CallLink lead={lead} onContact={onContact} />
    </li>
  )
}

/** How many leads this number has sent, in this week or at all, beside those that the row holds itself. */
function OthersMark({ lead: { others, thisWeek }, shown }: { lead: Lead; shown: number }) {
  if (others <= shown) return null
  return (
    <span
      className={classNames(
        'figures shrink-0 text-xs font-semibold text-muted',
        // On a phone the button beside it has the room.
        shown > 0 && 'max-md:sr-only',
      )}
    >
      {thisWeek > 0 ? `${thisWeek + 1} this week` : `+${others}`}
      <span className="sr-only"> of this number</span>
    </span>
  )
}

/** Calls from the list in one press; where the lead stands beside the list, its own button calls. */
function CallLink({ lead, onContact }: { lead: Lead; onContact: (kind: Contact) => void }) {
  const { call, shown } = waysToReach(lead.mobile)
  if (!call || lead.marks.includes('do-not-call')) return null
  return (
    <a
      href={call}
      onClick={() => onContact('call')}
      className="relative z-1 grid size-11 shrink-0 place-items-center rounded-md border border-control bg-surface desk:hidden"
    >
      <PhoneIcon className="size-5" />
      <span className="sr-only">Call {shown}</span>
    </a>
  )
}
