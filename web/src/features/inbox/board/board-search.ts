import type { Board, BoardCard, LeadCard } from '#contract/leads/leads.ts'
import { numberDigits, searchedNumber } from '#contract/wire/phone-number.ts'

/**
 * The board with only the cards that hold a term, and the number of leads on those cards; a phone number is
 * found however it was typed.
 */
export function cardsWith(board: Board, term: string): Board {
  const words = term.trim().toLowerCase()
  if (words === '') return board
  const number = searchedNumber(term)
  const holds = ({ name, mobile, model }: LeadCard) =>
    `${name} ${mobile} ${model}`.toLowerCase().includes(words) ||
    (number !== undefined && numberDigits(mobile).includes(number))
  return board.map((column) => {
    const cards = column.cards.filter((card) => [card, ...card.folded].some(holds))
    return { ...column, cards, count: countLeads(cards) }
  })
}

/** How many leads stand on cards. */
function countLeads(cards: readonly BoardCard[]): number {
  return cards.reduce((sum, { folded }) => sum + 1 + folded.length, 0)
}
