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

/** A pen on a PDF, which writes shaped lines as pictures and all others as text. */
export function pdfPen(page: jsPDF): Pen {
  const take = ({ size, isBold, isQuiet }: Look) => {
    const colour = isQuiet ? quiet : ink
    page
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour)
      .setDrawColor(colour)
  }
  const widthOfPart = (part: string, size: number) =>
    isIndic.test(part)
      ? page.getTextWidth(part)
      : [...part].reduce((width, letter) => width + exactWidth(page.getStringUnitWidth(letter)), 0) * size
  const widthOf = (text: string, { size }: Look) => {
    const parts = inLatin(text)
    const signs = (parts.length - 1) * size * signWidth
    return parts.reduce((width, part) => width + widthOfPart(part, size), signs)
  }
  return {
    widthOf: (text, look) => {
      take(look)
      return widthOf(text, look)
    },
    write: (text, x, y, look) => {
      take(look)
      let at = x
      for (const [nth, part] of inLatin(text).entries()) {
        if (nth > 0) {
          drawRupee(page, at, y, look)
          at += look.size * signWidth
        }
        if (part) page.text([part], at, y)
        at += widthOfPart(part, look.size)
      }
    },
    rule: (x, y, width) => {
      page
        .setDrawColor(hairline)
        .setLineWidth(0.75)
        .line(x, y, x + width, y)
    },
    turn: () => page.addPage(),
  }
}

/**
 * Parts of a text around its rupee signs, because the typefaces of a PDF have neither this sign nor a minus.
 */
function inLatin(text: string): string[] {
  return isIndic.test(text) ? [text] : text.replaceAll('−', '-').split('₹')
}

/**
 * The widths that letters of the typeface have, as shares of their size. The library knows them to a
 * hundredth alone and takes kerning into account, which it does not write: at the end of a line both come to
 * two points.
 */
const letterWidths = [
  0.191, 0.222, 0.238, 0.26, 0.278, 0.333, 0.355, 0.389, 0.474, 0.5, 0.556, 0.584, 0.611, 0.667, 0.722, 0.778,
  0.833, 0.889, 0.944, 1, 1.015,
]

function exactWidth(known: number): number {
  const away = (width: number) => Math.abs(width - known)
  return letterWidths.reduce((best, width) => (away(width) < away(best) ? width : best))
}

const isIndic = /[\u0900-\u0d7f]/

/** The width of a rupee sign with the gap after it, as a share of the letters' size: a digit's. */
const signWidth = 0.58

/** Draws a rupee sign: two bars, a bowl and a leg. Lengths are shares of the letters' size. */
function drawRupee(page: jsPDF, x: number, foot: number, { size, isBold }: Look): void {
  const stroke = (from: [number, number], curve: [number, ...number[]]) =>
    page.lines(
      [curve.map((share, nth) => share * size * (nth % 2 ? -1 : 1))],
      x + from[0] * size,
      foot - from[1] * size,
    )
  page.setLineWidth(size * (isBold ? 0.1 : 0.07)).setLineCap('butt')
  stroke([0.05, 0.68], [0.45, 0])
  stroke([0.05, 0.5], [0.45, 0])
  stroke([0.05, 0.68], [0.42, 0, 0.42, -0.36, 0, -0.36])
  stroke([0.05, 0.33], [0.33, -0.33])
}
