import { expect, test } from 'vitest'
import { moveReasonIds, orderPaperIds, orderStepIds } from '#contract/orders/order-steps.ts'
import { sayBy } from '#contract/wire/language.ts'
import { moveWords, paperWords, stepWords } from './order-words.ts'

test('every step, reason and paper is among those that are put into other languages', () => {
  sayBy((parts) => `said: ${parts[0]}`)
  try {
    for (const words of [
      ...orderStepIds.map(stepWords),
      ...moveReasonIds.map(moveWords),
      ...orderPaperIds.map(paperWords),
    ])
      expect(words).toMatch(/^said: ./)
  } finally {
    sayBy(() => undefined)
  }
})
