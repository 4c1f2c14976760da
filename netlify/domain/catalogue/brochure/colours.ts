import type { jsPDF } from 'jspdf'
import type { Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { edges, linesOf, onPage } from './flow.ts'

/**
 * A round sample of each colour with its name, three in a row, from `top` millimetres on; further pages take
 * the rows that do not fit.
 */
export function drawColours(page: jsPDF, colours: readonly Colour[], top: number): void {
  if (colours.length === 0) return
  // The heading stays with the first row of samples.
  const head = onPage(page, top + 12) - 12
  page.setFont('helvetica', 'bold').setFontSize(11).setTextColor(20).text(t`Colours`, edges.left, head)
  page.setFont('helvetica', 'normal').setFontSize(8.5).setDrawColor(190).setLineWidth(0.2)
  let y = head - 4
  colours.forEach(({ words, paint }, index) => {
    const place = index % 3
    if (place === 0) y = onPage(page, y + 12)
    const x = edges.left + place * 58
    const [main = '#888888', accent] = paint
    page.setFillColor(main).circle(x + 4, y, 4, 'FD')
    if (accent) page.setFillColor(accent).circle(x + 6.8, y + 2.4, 1.8, 'FD')
    page.text(linesOf(page, words, 44), x + 11, y)
  })
}
