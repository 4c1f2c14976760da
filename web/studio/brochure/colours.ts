import type { jsPDF } from 'jspdf'
import type { CatalogueModel } from '../../../supabase/seed/catalogue.ts'

/** A round sample of each colour with its name, three in a row. */
export function drawColours(page: jsPDF, colours: CatalogueModel['colours']): void {
  page.setFont('helvetica', 'bold').setFontSize(11).setTextColor(20).text('Colours', 18, 247)
  page.setFont('helvetica', 'normal').setFontSize(8.5).setDrawColor(190).setLineWidth(0.2)
  colours.forEach(({ name, paint }, index) => {
    const x = 18 + (index % 3) * 58
    const y = 255 + Math.floor(index / 3) * 12
    const [main = '#888888', accent] = paint
    page.setFillColor(main).circle(x + 4, y, 4, 'FD')
    if (accent) page.setFillColor(accent).circle(x + 6.8, y + 2.4, 1.8, 'FD')
    page.text(page.splitTextToSize(name, 44) as string[], x + 11, y)
  })
}
