import type { jsPDF } from 'jspdf'

/** A4 in points. */
export const paperSize = { width: 595, height: 842 } as const

export interface Look {
  size: number
  isBold?: boolean
  isQuiet?: boolean
}

/** Writes on an A4 page; lengths in points from the upper left corner, `y` of a text is its foot. */
export interface Pen {
  widthOf: (text: string, look: Look) => number
  write: (text: string, x: number, y: number, look: Look) => void
  /** A thin line across. */
  rule: (x: number, y: number, width: number) => void
  /** Goes on at the top of the next page. */
  turn: () => void
}

const ink = '#14161a'
const quiet = '#565b63'
const hairline = '#d8d6d2'

/** Pixels for each point of a picture: 1240 pixels across, which telephones show sharply and send quickly. */
const scale = 1240 / paperSize.width

/** A pen on a white canvas of so many pages, one below the other, which shapes every script. */
export function canvasPen(canvas: HTMLCanvasElement, fonts: string, pages: number): Pen {
  canvas.width = Math.round(paperSize.width * scale)
  canvas.height = Math.round(paperSize.height * scale * pages)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  const take = ({ size, isBold, isQuiet }: Look) => {
    context.font = `${isBold ? 700 : 400} ${size}px ${fonts}`
    context.fillStyle = isQuiet ? quiet : ink
  }
  return {
    widthOf: (text, look) => {
      take(look)
      return context.measureText(text).width
    },
    write: (text, x, y, look) => {
      take(look)
      context.fillText(text, x, y)
    },
    rule: (x, y, width) => {
      context.fillStyle = hairline
      context.fillRect(x, y, width, 0.75)
    },
    turn: () => context.translate(0, paperSize.height),
  }
}

/** The upper part of a picture, as high as so many points of its paper. */
export function cutBelow(picture: HTMLCanvasElement, points: number): HTMLCanvasElement {
  const cut = document.createElement('canvas')
  cut.width = picture.width
  cut.height = Math.min(picture.height, Math.round(points * scale))
  cut.getContext('2d')?.drawImage(picture, 0, 0)
  return cut
}

/** A pen on a PDF, which writes shaped lines as pictures and all others as text. */
export function pdfPen(page: jsPDF): Pen {
  const take = ({ size, isBold, isQuiet }: Look) =>
    page
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(isQuiet ? quiet : ink)
  return {
    widthOf: (text, look) => take(look).getTextWidth(written(text)),
    write: (text, x, y, look) => take(look).text([written(text)], x, y),
    rule: (x, y, width) => {
      page
        .setDrawColor(hairline)
        .setLineWidth(0.75)
        .line(x, y, x + width, y)
    },
    turn: () => page.addPage(),
  }
}

/** A line of Latin letters with a hyphen for each minus, which the typefaces of a PDF lack. */
function written(text: string): string {
  return isIndic.test(text) ? text : text.replaceAll('−', '-')
}

const isIndic = /[\u0900-\u0d7f]/
