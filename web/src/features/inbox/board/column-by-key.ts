import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/**
 * Left and right carry the card in hand to the middle of the next column; other keys do not move the card.
 */
export const columnByKey: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  if (event.code !== 'ArrowRight' && event.code !== 'ArrowLeft') return undefined
  event.preventDefault()
  const card = context.collisionRect
  if (!card) return undefined
  const middle = card.left + card.width / 2
  const columns = [...context.droppableRects.values()].sort((a, b) => a.left - b.left)
  const next =
    event.code === 'ArrowRight'
      ? columns.find((column) => column.left > middle)
      : columns.findLast((column) => column.right < middle)
  if (!next) return undefined
  const column = next.left + next.width / 2
  return { x: currentCoordinates.x + column - middle, y: Math.max(next.top + 8, currentCoordinates.y) }
}
