import { jsPDF } from 'jspdf'
import { loadFonts } from '#web/shop/brochure/load-fonts.ts'
import { writeShaped } from '#web/shop/brochure/shaped-page.ts'
import { type Pen, pdfPen } from './pens.ts'

/** A PDF of A4 pages, in the page's language. Fails where the browser draws no text. */
export async function paperPdf(title: string, draw: (pen: Pen) => void): Promise<Blob> {
  const fonts = await fontsOfPage()
  const page = writeShaped(new jsPDF({ unit: 'pt', format: 'a4', compress: true }), fonts)
  page.setProperties({ title })
  draw(pdfPen(page))
  return page.output('blob')
}

/** The typefaces of the page, once they are loaded. */
export async function fontsOfPage(): Promise<string> {
  const fonts = getComputedStyle(document.body).fontFamily
  await loadFonts(fonts)
  return fonts
}
