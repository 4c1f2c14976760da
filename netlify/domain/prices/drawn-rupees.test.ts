import { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import { drawRupees } from './drawn-rupees.ts'

const aPage = () => drawRupees(new jsPDF({ unit: 'pt' })).setFontSize(10)

/** The texts of a page with their places from the left, and how many strokes are on it. */
function contentOf(page: jsPDF) {
  const content = page.output()
  const texts = [...content.matchAll(/([\d.]+) [\d.]+ Td\n\((.*)\) Tj/g)]
  return {
    texts: texts.map(([, at, text]) => [text, Number(at)]),
    strokes: content.match(/^S$/gm)?.length ?? 0,
  }
}

test('a rupee sign is drawn where it stands, and the words go on beside it', () => {
  const page = aPage()
  page.text('from ₹91,771', 100, 50)
  const { texts, strokes } = contentOf(page)
  expect(texts).toEqual([
    ['from ', 100],
    ['91,771', expect.closeTo(100 + page.getTextWidth('from ₹'), 1)],
  ])
  expect(strokes).toBe(4)
})

test('a sign is as wide as a digit, so that amounts stand below one another', () => {
  const page = aPage()
  expect(page.getTextWidth('₹91,771')).toBeCloseTo(page.getTextWidth('591,771'))
})

test('a text with signs is broken into lines that keep them', () => {
  const page = aPage()
  const lines = page.splitTextToSize('₹91,771 ₹5,506', page.getTextWidth('₹91,771 ')) as string[]
  expect(lines).toEqual(['₹91,771', '₹5,506'])
})
