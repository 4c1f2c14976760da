import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { BoardCard as Card, LeadCard } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GripIcon } from '#web/ui/icon/act.tsx'
import { personOf } from '../lead-words.ts'
import type { LeadLink } from '../list/lead-rows.ts'
import { useAbout } from '../use-about.ts'
import { WhyChip } from '../why-chip.tsx'
import { CardNumber } from './card-number.tsx'

interface BoardCardProps {
  card: Card
  link: LeadLink
  /** Called when a staff member calls or writes to the person of a card. */
  onContact: (card: Card, kind: Contact) => void
}

type FaceProps = Pick<BoardCardProps, 'card'> & Partial<BoardCardProps>

/**
 * A card of one lead, or of several leads of a person. Staff take the card by its handle or anywhere else on
 * it; its name opens the first lead.
 */
export function BoardCard({ card, link, onContact }: BoardCardProps) {
  const { setNodeRef, attributes, listeners, isDragging, setActivatorNodeRef } = useDraggable({ id: card.id })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'relative rounded-sm border border-hairline bg-surface [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]',
        isDragging && 'opacity-40',
      )}
    >
      <Face card={card} link={link} onContact={onContact} />
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        aria-label={`Move ${nameOf(card)}`}
        className="absolute top-0 right-0 grid size-8 cursor-grab place-items-center rounded-sm text-muted hover:bg-soft hover:text-content max-md:size-11"
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

const Face = memo(function Face({ card, link, onContact }: FaceProps) {
  const about = useAbout()
  const name = nameOf(card)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-0.5 p-2 text-sm leading-normal">
      {link ? (
        <Link
          {...link}
          data-lead={card.id}
          draggable={false}
          className="mr-7 truncate font-semibold underline decoration-control underline-offset-3 max-md:mr-9 max-md:min-h-8"
        >
          {name}
        </Link>
      ) : (
        <span className="mr-7 truncate font-semibold">{name}</span>
      )}
      <span className="flex">
        <WhyChip lead={firstNext(card)} isWhole />
      </span>
      <span className="truncate">{listOnce(card, about)}</span>
      {card.message ? <span className="truncate text-muted">“{card.message}”</span> : null}
      <span className="truncate text-muted">
        {listOnce(card, ({ assignee }) => assignee || 'Nobody yet')}
      </span>
      <CardNumber card={card} onContact={(kind) => onContact?.(card, kind)} />
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

/** The lead of a card about which something is to be done first. */
function firstNext({ folded, ...card }: Card): LeadCard {
  const due = [card, ...folded].filter(({ nextAt }) => nextAt !== null)
  return due.sort((one, other) => (one.nextAt ?? '').localeCompare(other.nextAt ?? ''))[0] ?? card
}
