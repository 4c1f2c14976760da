import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/**
 * Left and right carry the card in hand to the next stage in the order of the work; other keys do not move
 * the card. The last stages stand one above the other, so a stage that begins at the same left edge comes
 * next too.
 */
export const columnByKey: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  if (event.code !== 'ArrowRight' && event.code !== 'ArrowLeft') return undefined
  event.preventDefault()
  const card = context.collisionRect
  if (!card) return undefined
  const middle = card.left + card.width / 2
  const stages = [...context.droppableRects.values()].sort((a, b) => a.left - b.left || a.top - b.top)
  const isAbove = (stage: { left: number; right: number }) => stage.left <= middle && middle <= stage.right
  const isHere = (stage: { left: number; right: number; bottom: number }) =>
    isAbove(stage) && card.top < stage.bottom
  const place = stages.findIndex(isHere)
  const next = stages[event.code === 'ArrowRight' ? place + 1 : place - 1]
  if (place < 0 || !next) return undefined
  const top = Math.min(Math.max(next.top + 8, currentCoordinates.y), next.bottom - 8)
  return { x: currentCoordinates.x + next.left + next.width / 2 - middle, y: top }
}
