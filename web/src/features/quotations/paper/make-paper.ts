import { fontsOfPage, onePagePdf } from '#web/shop/paper/one-page-pdf.ts'
import { canvasPen } from '#web/shop/paper/pens.ts'
import { drawPaper, type Paper } from './draw-paper.ts'

/** The paper as a PDF of one A4 page, in the page's language. Fails where the browser draws no text. */
export function paperPdf(paper: Paper): Promise<Blob> {
  return onePagePdf(`${paper.quotation.number} ${paper.dealer}`, (pen) => drawPaper(pen, paper))
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
