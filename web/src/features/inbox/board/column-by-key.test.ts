import { expect, test } from 'vitest'
import { columnByKey } from './column-by-key.ts'

const stages = [
  { id: 'new', left: 0, top: 0, width: 100, height: 400 },
  { id: 'booked', left: 110, top: 0, width: 100, height: 400 },
  { id: 'delivered', left: 220, top: 0, width: 80, height: 195 },
  { id: 'lost', left: 220, top: 205, width: 80, height: 195 },
].map((stage) => ({ ...stage, right: stage.left + stage.width, bottom: stage.top + stage.height }))

/** The stages through which a card goes from a place by these keys. */
function wayOf(from: { left: number; top: number }, codes: readonly string[]): (string | undefined)[] {
  const card = { ...from, width: 90 }
  return codes.map((code) => {
    const context = {
      collisionRect: { ...card, right: card.left + card.width },
      droppableRects: new Map(stages.map((stage) => [stage.id, stage])),
    }
    const event = { code, preventDefault: () => undefined }
    const place = columnByKey(
      event as never,
      { currentCoordinates: { x: card.left, y: card.top }, context } as never,
    )
    if (place) Object.assign(card, { left: place.x, top: place.y })
    const middle = card.left + card.width / 2
    const over = stages.find(
      ({ left, right, top, bottom }) =>
        left <= middle && middle <= right && top <= card.top && card.top < bottom,
    )
    return over?.id
  })
}

test('a card goes through all stages by the arrow keys, those that stand one above the other too', () => {
  const right = Array.from({ length: 4 }, () => 'ArrowRight')
  const left = Array.from({ length: 4 }, () => 'ArrowLeft')
  expect(wayOf({ left: 5, top: 300 }, right)).toEqual(['booked', 'delivered', 'lost', 'lost'])
  expect(wayOf({ left: 215, top: 250 }, left)).toEqual(['delivered', 'booked', 'new', 'new'])
})
