import { jsPDF } from 'jspdf'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeShaped } from './shaped-page.ts'

/** The lines that a canvas has drawn; jsdom has no canvas of its own. */
const drawn: string[] = []

beforeEach(() => {
  drawn.length = 0
  const context = {
    measureText: (line: string) => ({ width: line.length * 20 }),
    fillText: (line: string) => drawn.push(line),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
})

function aPage() {
  const page = new jsPDF({ unit: 'mm', format: 'a4' })
  const written = vi.spyOn(page, 'text')
  const pictures = vi.spyOn(page, 'addImage').mockReturnValue(page)
  return { page: writeShaped(page, 'Noto'), written, pictures }
}

test('lines of Odia and Hindi become pictures, lines of Latin letters stay text', () => {
  const { page, written, pictures } = aPage()
  page.text(['SP125, ₹91,771', 'ରଙ୍ଗ', 'कीमत'], 10, 20)
  expect(drawn).toEqual(['ରଙ୍ଗ', 'कीमत'])
  expect(pictures).toHaveBeenCalledTimes(2)
  // The sign between them is drawn.
  expect(written.mock.calls).toEqual([
    ['SP125, ', 10, 20],
    ['91,771', expect.closeTo(10 + page.getTextWidth('SP125, ₹')), 20],
  ])
})

test('lines break between words, and where the text says so', () => {
  const { page } = aPage()
  const width = page.getTextWidth('ନୂଆ ଗାଡ଼ି')
  expect(page.splitTextToSize('ନୂଆ ଗାଡ଼ି ଦାମ\nରଙ୍ଗ', width)).toEqual(['ନୂଆ ଗାଡ଼ି', 'ଦାମ', 'ରଙ୍ଗ'])
})
