import { jsPDF } from 'jspdf'
import { loadFonts } from '#web/shop/brochure/load-fonts.ts'
import { writeShaped } from '#web/shop/brochure/shaped-page.ts'
import { drawPaper, type Paper } from './draw-paper.ts'
import { canvasPen, pdfPen } from './pens.ts'

/** The paper as a PDF of one A4 page, in the page's language. Fails where the browser draws no text. */
export async function paperPdf(paper: Paper): Promise<Blob> {
  const fonts = await fontsOfPage()
  const page = writeShaped(new jsPDF({ unit: 'pt', format: 'a4', compress: true }), fonts)
  page.setProperties({ title: `${paper.quotation.number} ${paper.dealer}` })
  drawPaper(pdfPen(page), paper)
  return page.output('blob')
}

/** The same paper as a PNG to send, in the page's language. Fails where the browser makes no picture. */
export async function paperPicture(paper: Paper): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawPaper(canvasPen(canvas, await fontsOfPage()), paper)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('There is no picture.'))),
      'image/png',
    )
  })
}

async function fontsOfPage(): Promise<string> {
  const fonts = getComputedStyle(document.body).fontFamily
  await loadFonts(fonts)
  return fonts
}
