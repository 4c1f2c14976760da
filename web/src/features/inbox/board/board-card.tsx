import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { BoardCard as Card, LeadCard } from '#contract/leads/leads.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GripIcon } from '#web/ui/icon/act.tsx'
import { isOverdue, momentWords, personOf } from '../lead-words.ts'
import { useAbout } from '../use-about.ts'

/**
 * A card of one lead, or of several leads of a person. Staff take the card by its handle or anywhere else on
 * it; its name opens the first lead.
 */
export function BoardCard({ card, address }: { card: Card; address: string }) {
  const { setNodeRef, attributes, listeners, isDragging, setActivatorNodeRef } = useDraggable({ id: card.id })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'flex rounded-sm border border-hairline bg-surface [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        isDragging && 'opacity-40',
      )}
    >
      <Face card={card} address={address} />
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        aria-label={`Move ${nameOf(card)}`}
        className="grid w-9 shrink-0 cursor-grab place-items-center self-stretch rounded-sm text-muted hover:bg-soft hover:text-content max-md:w-11"
      >
        <GripIcon />
      </button>
    </li>
  )
}

/** The card in hand, which follows the pointer. */
export function CardFace({ card, isHeld }: { card: Card; isHeld: true }) {
  return (
    <div className={classNames('w-61 rounded-sm border border-content bg-surface', isHeld && 'shadow-soft')}>
      <Face card={card} />
    </div>
  )
}

const Face = memo(function Face({ card, address }: { card: Card; address?: string }) {
  const about = useAbout()
  const name = nameOf(card)
  const due = firstDue(card)
  return (
    <div className="grid min-w-0 flex-1 content-start gap-0.5 p-2 text-sm">
      {address ? (
        <Link
          to={address}
          data-lead={card.id}
          draggable={false}
          className="truncate font-semibold underline decoration-control underline-offset-3 max-md:min-h-8"
        >
          {name}
        </Link>
      ) : (
        <span className="truncate font-semibold">{name}</span>
      )}
      <span className="truncate">{listOnce(card, about)}</span>
      {due?.dueAt ? (
        <span className={classNames('truncate', isOverdue(due) && 'font-semibold text-danger')}>
          {[momentWords(due.dueAt), due.nextStep].filter(Boolean).join(' · ')}
        </span>
      ) : null}
      <span className="figures flex justify-between gap-2 text-muted">
        <span className="truncate">{listOnce(card, ({ assignee }) => assignee || 'Nobody yet')}</span>
        <span className="shrink-0">{momentWords(card.createdAt)}</span>
      </span>
    </div>
  )
})

/** The name of the person; where a card holds several leads, which all move together, also their number. */
export function nameOf(card: Card): string {
  const name = personOf(card, card.folded)
  return card.folded.length > 0 ? `${name}, ${card.folded.length + 1} leads` : name
}

/** The words about the leads of a card; equal words are said once. */
function listOnce({ folded, ...card }: Card, wordsOf: (lead: LeadCard) => string): string {
  return [...new Set([card, ...folded].map(wordsOf))].join(', ')
}

/** The lead of a card that is due first. */
function firstDue({ folded, ...card }: Card): LeadCard | undefined {
  const due = [card, ...folded].filter(({ dueAt }) => dueAt !== null)
  return due.sort((one, other) => (one.dueAt ?? '').localeCompare(other.dueAt ?? ''))[0]
}
