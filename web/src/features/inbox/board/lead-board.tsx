import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { type LeadFamily, type LeadStage, leadStages, stageLabel } from '#contract/leads/lead-stages.ts'
import type { BoardCard } from '#contract/leads/leads.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { LostDialog } from '../lead/lost-dialog.tsx'
import type { LeadLink } from '../list/lead-rows.ts'
import type { filtersOf } from '../use-inbox-question.ts'
import { CardFace, nameOf } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { cardsWith } from './board-search.ts'
import { byNext } from './by-next.ts'
import { columnByKey } from './column-by-key.ts'
import { useBoard } from './use-board.ts'

export interface LeadBoardProps {
  family: LeadFamily
  filters: ReturnType<typeof filtersOf>
  /** Counts the changes that were made elsewhere than on the board. */
  turn: number
  /** Only cards that hold this term are shown. */
  term: string
  linkOf: (lead: { id: string }) => LeadLink
  /** Called when a staff member calls or writes to the person of a card. */
  onContact: (card: BoardCard, kind: Contact) => void
  onMoved: () => void
}

/**
 * The leads of a family as cards, in a column for each stage. A card goes to another column by mouse, by a
 * finger that first rests on the card, and by Space and the arrow keys.
 */
export function LeadBoard(props: LeadBoardProps) {
  const { family, filters, turn, term, linkOf, onContact, onMoved } = props
  const { board, move } = useBoard(family, filters, turn, onMoved)
  const [held, setHeld] = useState<BoardCard>()
  const [lost, setLost] = useState<BoardCard>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the board.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByKey }),
  )
  // The lists stay the same objects while a card is on its way, so that hundreds of cards are not drawn
  // again.
  const shown = useMemo(() => {
    const order = byNext(serverNow())
    const sorted = board.value?.map((column) => ({ ...column, cards: [...column.cards].sort(order) }))
    return sorted && cardsWith(sorted, term)
  }, [board.value, term])
  const cards = board.value?.flatMap((column) => column.cards) ?? []
  const cardOf = (id: unknown) => cards.find((card) => card.id === id)

  function columnOf({ id, label, isOpen }: { id: LeadStage; label: string; isOpen: boolean }) {
    const column = shown?.find(({ stage }) => stage === id)
    return (
      <BoardColumn
        key={id}
        stage={id}
        label={label}
        isLast={!isOpen}
        count={column?.count ?? 0}
        cards={column?.cards ?? []}
        linkOf={linkOf}
        onContact={onContact}
      />
    )
  }

  function drop({ active, over }: DragEndEvent) {
    setHeld(undefined)
    const card = cardOf(active.id)
    const stage = over?.id as LeadStage | undefined
    if (!card || !stage || stage === card.stage) return
    if (stage === 'lost') setLost(card)
    else void move(card, stage)
  }

  return (
    <>
      <LoadFailure of={board} words="The board could not be loaded." />
      {board.value ? (
        <DndContext
          sensors={sensors}
          collisionDetection={(args) => {
            const under = pointerWithin(args)
            return under.length > 0 ? under : rectIntersection(args)
          }}
          accessibility={{ announcements: announcements(family, cardOf), screenReaderInstructions }}
          onDragStart={({ active }) => setHeld(cardOf(active.id))}
          onDragCancel={() => setHeld(undefined)}
          onDragEnd={drop}
        >
          <ul
            aria-label="Stages"
            className="flex min-h-0 flex-1 snap-x gap-2 overflow-x-auto pb-2 max-md:-mx-4 max-md:px-4"
          >
            {leadStages[family].filter(({ isOpen }) => isOpen).map(columnOf)}
            {/* The stages that end a lead stay in sight at the right edge, so that a card reaches them. */}
            <li className="z-1 flex w-36 shrink-0 snap-start md:sticky md:right-0">
              <ul aria-label="Ended" className="flex min-h-0 flex-1 flex-col gap-2">
                {leadStages[family].filter(({ isOpen }) => !isOpen).map(columnOf)}
              </ul>
            </li>
          </ul>
          <DragOverlay dropAnimation={null}>{held ? <CardFace card={held} isHeld /> : null}</DragOverlay>
        </DndContext>
      ) : board.isLoading ? (
        <Skeleton className="h-96" />
      ) : null}
      {lost ? (
        <LostDialog
          name={nameOf(lost)}
          onClose={() => setLost(undefined)}
          onLost={(loss) => {
            setLost(undefined)
            void move(lost, 'lost', loss)
          }}
        />
      ) : null}
    </>
  )
}

const screenReaderInstructions = {
  draggable:
    'Press Space to take the card, the left and right arrow keys to choose a stage, Space to put it there, Escape to cancel.',
}

/** The words that a screen reader says while a card is on its way. */
function announcements(family: LeadFamily, cardOf: (id: unknown) => BoardCard | undefined) {
  const name = (id: unknown) => {
    const card = cardOf(id)
    return card ? nameOf(card) : 'The card'
  }
  const stage = (over: { id: unknown } | null) => (over ? stageLabel(family, String(over.id)) : 'no stage')
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) => `${name(active.id)} is picked up.`,
    onDragOver: ({ active, over }: DragPlace) => `${name(active.id)} is over ${stage(over)}.`,
    onDragEnd: ({ active, over }: DragPlace) => `${name(active.id)} is moved to ${stage(over)}.`,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${name(active.id)} stays where it was.`,
  }
}

interface DragPlace {
  active: { id: unknown }
  over: { id: unknown } | null
}
