import type { LeadFamily, LeadStage } from '#contract/lead-stages.ts'
import type { Board, LeadCard } from '#contract/leads.ts'
import { callApi } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { type Loaded, useLoaded } from '#web/lib/use-loaded.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { filtersOf } from './use-inbox-question.ts'

interface BoardWork {
  board: Loaded<Board>
  /** Shows the card in its new column at once, and back in the old one when the server says no. */
  move: (card: LeadCard, stage: LeadStage, lostBecause?: string) => Promise<void>
}

/** The leads of a family by stage, and how a card goes to another one; `onMoved` is told after each. */
export function useBoard(
  family: LeadFamily,
  filters: ReturnType<typeof filtersOf>,
  onMoved: () => void,
): BoardWork {
  const query = { ...filters, stage: undefined, family }
  const board = useLoaded(`board ${JSON.stringify(query)}`, (signal) =>
    callApi('getBoard', { query }, { signal }),
  )

  async function move(card: LeadCard, stage: LeadStage, lostBecause = '') {
    board.replace((columns) => withMoved(columns, card, stage))
    try {
      await callApi('changeLead', {
        params: { id: card.id },
        body: { version: card.version, stage, lostBecause },
      })
    } catch (error) {
      notify.error(failureWords(error, 'This was not saved. Please try again.'))
    }
    board.reload()
    onMoved()
  }

  return { board, move }
}

/** The board as it stands when a card has gone to the top of another column. */
export function withMoved(board: Board, card: LeadCard, stage: LeadStage): Board {
  return board.map((column) => {
    if (column.stage === card.stage)
      return { ...column, count: column.count - 1, cards: column.cards.filter(({ id }) => id !== card.id) }
    if (column.stage === stage)
      return { ...column, count: column.count + 1, cards: [{ ...card, stage }, ...column.cards] }
    return column
  })
}
