import type { jsPDF } from 'jspdf'
import type { Colour } from '#contract/catalogue.ts'
import { inLatin } from './words.ts'

/** Millimetres that they take. */
export function coloursHeight(colours: readonly Colour[]): number {
  return colours.length === 0 ? 0 : 8 + Math.ceil(colours.length / 3) * 12
}

/** A round sample of each colour with its name, three in a row, from `top` millimetres on. */
export function drawColours(page: jsPDF, colours: readonly Colour[], top: number): void {
  if (colours.length === 0) return
  page.setFont('helvetica', 'bold').setFontSize(11).setTextColor(20).text('Colours', 18, top)
  page.setFont('helvetica', 'normal').setFontSize(8.5).setDrawColor(190).setLineWidth(0.2)
  colours.forEach(({ name, paint }, index) => {
    const x = 18 + (index % 3) * 58
    const y = top + 8 + Math.floor(index / 3) * 12
    const [main = '#888888', accent] = paint
    page.setFillColor(main).circle(x + 4, y, 4, 'FD')
    if (accent) page.setFillColor(accent).circle(x + 6.8, y + 2.4, 1.8, 'FD')
    page.text(page.splitTextToSize(inLatin(name), 44) as string[], x + 11, y)
  })
}
