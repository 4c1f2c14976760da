import { fontsOfPage, paperPdf } from '#web/shop/paper/paper-pdf.ts'
import { canvasPen } from '#web/shop/paper/pens.ts'
import { drawPaper, type Paper, pagesOf } from './draw-paper.ts'

/** The quotation as a PDF of A4 pages, in the page's language. Fails where the browser draws no text. */
export function quotationPdf(paper: Paper): Promise<Blob> {
  return paperPdf(`${paper.quotation.number} ${paper.dealer}`, (pen) => drawPaper(pen, paper))
}

/**
 * The same pages as one PNG to send, in the page's language. Fails where the browser makes no picture.
 */
export async function quotationPicture(paper: Paper): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawPaper(canvasPen(canvas, await fontsOfPage(), pagesOf(paper.quotation).length), paper)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('There is no picture.'))),
      'image/png',
    )
  })
}
