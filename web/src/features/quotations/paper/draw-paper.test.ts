import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOwnQuotation } from '#web/testing/builders/quotations.ts'
import { pagesOf } from './draw-paper.ts'

/** A quotation with so many lines. */
function withLines(count: number) {
  const { sheet } = anOwnQuotation()
  const [line] = sheet.lines
  if (!line) throw new Error('The builder has no line.')
  const lines = Array.from({ length: count }, (_, at) => ({ ...line, id: `accessory:${at}` }))
  return anOwnQuotation({ sheet: { ...sheet, lines } })
}

test('every line stands on one page, in order, and no sum stands without lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const quotation = withLines(count)
      const pages = pagesOf(quotation)
      expect(pages.flat()).toEqual(quotation.sheet.lines)
      expect(Math.min(...pages.map(({ length }) => length))).toBeGreaterThan(0)
    }),
  )
})

test('a quotation of the usual length is one page, one of 42 lines two, and the longest three', () => {
  expect([3, 22, 23, 42, 60].map((count) => pagesOf(withLines(count)).length)).toEqual([1, 1, 2, 2, 3])
})
