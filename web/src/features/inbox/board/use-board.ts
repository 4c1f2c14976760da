import type { LeadFamily, LeadStage } from '#contract/leads/lead-stages.ts'
import { type Board, type BoardCard, getBoard } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { changeLead } from '#web/shop/lead-acts/act-or-wait.ts'
import type { SeenChange } from '#web/shop/lead-acts/lead-act.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { leadFailure } from '../lead/lead-failure.ts'
import { tellChanged } from '../list/tell-changed.ts'
import type { filtersOf } from '../use-inbox-question.ts'

type Loss = Pick<SeenChange, 'lostReason' | 'lostBecause'>

interface BoardWork {
  board: Loaded<Board>
  /**
   * Shows the card in its new column at once, and back in the old column when the server refuses the move.
   */
  move: (card: BoardCard, stage: LeadStage, loss?: Loss) => Promise<void>
}

/**
 * The leads of a family by stage, and a function that moves a card to another stage; `onMoved` is called
 * after each move. The board is read anew with each `turn`.
 */
export function useBoard(
  family: LeadFamily,
  filters: ReturnType<typeof filtersOf>,
  turn: number,
  onMoved: () => void,
): BoardWork {
  const query = { ...filters, stage: undefined, family }
  const question = JSON.stringify(query)
  const board = useLoaded(
    `board ${turn} ${question}`,
    (signal) => callApi('getBoard', { query }, { signal }),
    lastSeen('getBoard', question, getBoard.answer),
  )

  async function move(card: BoardCard, stage: LeadStage, loss: Loss = {}) {
    const before = board.value
    board.replace((columns) => withMoved(columns, card, stage))
    try {
      await send(card, { stage, ...loss })
    } catch (error) {
      notify.error(leadFailure(error))
      // The card goes back here, because without a connection the board cannot be read anew either.
      if (before) board.replace(() => before)
    }
    board.reload()
    onMoved()
  }

  return { board, move }
}

/**
 * Moves all leads of a card; one lead waits for the connection where there is none. A message tells how many
 * of several leads were not moved, and why.
 */
async function send(
  { id, version, folded, stage: seen }: BoardCard,
  change: { stage: LeadStage } & Loss,
): Promise<void> {
  if (folded.length === 0) {
    await changeLead(id, { version, seen: { stage: seen }, ...change })
    return
  }
  const leads = [{ id, version }, ...folded.map((lead) => ({ id: lead.id, version: lead.version }))]
  tellChanged(await callApi('changeLeads', { body: { leads, ...change } }))
}

/** The board after a card has gone to the top of another column. */
export function withMoved(board: Board, card: BoardCard, stage: LeadStage): Board {
  return board.map((column) => {
    const moved = 1 + card.folded.length
    if (column.stage === card.stage)
      return {
        ...column,
        count: column.count - moved,
        cards: column.cards.filter(({ id }) => id !== card.id),
      }
    if (column.stage === stage)
      return { ...column, count: column.count + moved, cards: [{ ...card, stage }, ...column.cards] }
    return column
  })
}
