import type { Board, BoardCard, LeadCard } from '#contract/leads/leads.ts'
import { numberDigits, searchedNumber } from '#contract/wire/phone-number.ts'

/** A text as the database's search compares it: in small letters, without joiners and apostrophes. */
const plainWords = (text: string) => text.toLowerCase().replace(/\u200c|\u200d|['‘’ʼ′´`]/g, '')

/**
 * The board with only the cards that hold the words of a term, in any order, and the number of leads on those
 * cards; a phone number is found however it was typed.
 */
export function cardsWith(board: Board, term: string): Board {
  const words = plainWords(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return board
  const number = searchedNumber(term)
  const holds = ({ name, mobile, model }: LeadCard) => {
    const text = plainWords(`${name} ${mobile} ${model}`)
    return (
      words.every((word) => text.includes(word)) ||
      (number !== undefined && numberDigits(mobile).includes(number))
    )
  }
  return board.map((column) => {
    const cards = column.cards.filter((card) => [card, ...card.folded].some(holds))
    return { ...column, cards, count: countLeads(cards) }
  })
}

/** How many leads stand on cards. */
function countLeads(cards: readonly BoardCard[]): number {
  return cards.reduce((sum, { folded }) => sum + 1 + folded.length, 0)
}
