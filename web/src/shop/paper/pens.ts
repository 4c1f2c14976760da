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
}

const ink = '#14161a'
const quiet = '#565b63'
const hairline = '#d8d6d2'

/** Pixels for each point of a picture: 1240 pixels across, which telephones show sharply and send quickly. */
const scale = 1240 / paperSize.width

/** A pen on a white canvas of the size of the page, which shapes every script. */
export function canvasPen(canvas: HTMLCanvasElement, fonts: string): Pen {
  canvas.width = Math.round(paperSize.width * scale)
  canvas.height = Math.round(paperSize.height * scale)
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
  }
}

/** A pen on a page of a PDF, which writes shaped lines as pictures and all others as text. */
export function pdfPen(page: jsPDF): Pen {
  const take = ({ size, isBold, isQuiet }: Look) => {
    page
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(isQuiet ? quiet : ink)
  }
  return {
    widthOf: (text, look) => {
      take(look)
      return page.getTextWidth(inLatin(text))
    },
    write: (text, x, y, look) => {
      take(look)
      page.text([inLatin(text)], x, y)
    },
    rule: (x, y, width) => {
      page
        .setDrawColor(hairline)
        .setLineWidth(0.75)
        .line(x, y, x + width, y)
    },
  }
}

/** The typefaces of a PDF have neither sign, and a width must be that of the letters that are written. */
function inLatin(text: string): string {
  return isIndic.test(text) ? text : text.replaceAll('₹', 'Rs. ').replaceAll('−', '-')
}

const isIndic = /[\u0900-\u0d7f]/
