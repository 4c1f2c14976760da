import { expect, test } from 'vitest'
import type { BoardCard } from '#contract/leads/leads.ts'
import { aLead } from '#web/testing/leads.ts'
import { cardsWith } from './board-search.ts'

const card = (name: string, over: Partial<BoardCard> = {}): BoardCard => ({ ...aLead(name), ...over })
const board = [
  {
    stage: 'new' as const,
    count: 700,
    cards: [
      card('Bijaya Das', { folded: [card('B. D’Mello Mohanty')] }),
      card('Sanjukta', { mobile: '90000 00003' }),
    ],
  },
  { stage: 'quoted' as const, count: 1, cards: [card('Mamata', { model: 'Activa 110' })] },
]
const found = (term: string) =>
  cardsWith(board, term).map(({ count, cards }) => [count, ...cards.map(({ name }) => name)])

test('a search shows the cards that hold a name, a model or a number however it is typed, and counts them', () => {
  expect(cardsWith(board, ' ')).toBe(board)
  expect(found('das')).toEqual([[2, 'Bijaya Das'], [0]])
  expect(found('mohanty')).toEqual([[2, 'Bijaya Das'], [0]])
  expect(found("mohanty d'mello")).toEqual([[2, 'Bijaya Das'], [0]])
  expect(found('+91 9000000003')).toEqual([[1, 'Sanjukta'], [0]])
  expect(found('activa')).toEqual([[0], [1, 'Mamata']])
})
