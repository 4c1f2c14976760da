import { margin } from '#web/shop/paper/flow.ts'
import { fontsOfPage, paperPdf } from '#web/shop/paper/paper-pdf.ts'
import { canvasPen, cutBelow } from '#web/shop/paper/pens.ts'
import { drawPaper, type Paper, pagesOf } from './draw-paper.ts'

/** The quotation as a PDF of A4 pages, in the page's language. Fails where the browser draws no text. */
export function quotationPdf(paper: Paper): Promise<Blob> {
  return paperPdf(`${paper.quotation.number} ${paper.dealer}`, (pen) => drawPaper(pen, paper))
}

/**
 * The same pages as one PNG to send, without the white below a single page, in the page's language. Fails
 * where the browser makes no picture.
 */
export async function quotationPicture(paper: Paper): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pages = pagesOf(paper.quotation).length
  const end = drawPaper(canvasPen(canvas, await fontsOfPage(), pages), paper)
  // Each of several pages has its number at its foot.
  const shown = pages === 1 ? cutBelow(canvas, end + margin) : canvas
  return new Promise((resolve, reject) => {
    shown.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('There is no picture.'))),
      'image/png',
    )
  })
}
