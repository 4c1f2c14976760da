import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import type { LeadStage } from '#contract/leads/lead-stages.ts'
import type { BoardCard as Card } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { LeadLink } from '../list/lead-rows.ts'
import { BoardCard } from './board-card.tsx'

interface BoardColumnProps {
  stage: LeadStage
  label: string
  /** How many leads the column has, counted up to 1,000; a card may hold several leads of a person. */
  count: number
  cards: readonly Card[]
  linkOf: (lead: { id: string }) => LeadLink
  onContact: (card: Card, kind: Contact) => void
  /** Whether the stage ends a lead; such stages share the room of one column. */
  isLast: boolean
}

/** A stage with its cards; the column is marked while a card is held over it. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, label, count, cards, linkOf, onContact, isLast } = props
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        'flex min-h-0 snap-start flex-col rounded-md border bg-surface',
        isLast ? 'flex-1' : 'shrink-0 max-md:max-h-[70dvh] max-md:w-64 md:max-h-full md:min-w-43 md:flex-1',
        isOver ? 'border-content' : 'border-hairline',
      )}
    >
      <h2 className="flex items-baseline justify-between border-b border-hairline px-3 py-2 text-sm font-semibold">
        {label}
        <span className="figures text-muted">{count >= 1000 ? '1,000+' : groupLakhs(count)}</span>
      </h2>
      <Cards cards={cards} linkOf={linkOf} onContact={onContact} />
    </li>
  )
}

type CardsProps = Pick<BoardColumnProps, 'cards' | 'linkOf' | 'onContact'>

/**
 * The cards of a column, memoised so that a hundred cards are not drawn again because another column is
 * marked.
 */
const Cards = memo(
  function Cards({ cards, linkOf, onContact }: CardsProps) {
    return (
      <ul className="grid gap-1.5 overflow-y-auto p-1.5">
        {cards.length === 0 ? <li className="px-2 py-2 text-center text-sm text-muted">None</li> : null}
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} link={linkOf(card)} onContact={onContact} />
        ))}
      </ul>
    )
  },
  (before, after) => before.cards === after.cards,
)
