import type { jsPDF } from 'jspdf'
import { reportFontName } from './report-font.ts'

/** Anything but the letters that the font sets one by one as they stand: it has to be shaped, or is not in the font. */
const unusual = /[^\s!-~\u00A0-\u017F\u2010-\u2026\u20B9]/

/** Pixels for each point: sharp on paper, and still small. */
const scale = 3

/** Of the font's size: the room a line needs above and below its baseline, with signs over and under the letters. */
const ascent = 1.15
const descent = 0.5

interface Picture {
  bytes: Uint8Array
  /** In points. */
  width: number
  height: number
}

export function mustBeShaped(text: string): boolean {
  return unusual.test(text)
}

/**
 * PDF libraries set one letter after another, which misspells Odia: its signs move and its letters join. The browser
 * knows how, so it draws such lines as pictures, and the text itself lies invisibly under each, to be searched and copied.
 * Pictures are made ahead, because a browser makes them in its own time and a table is drawn at one go.
 */
export class ShapedText {
  readonly #pictures = new Map<string, Picture>()
  readonly #canvas = new OffscreenCanvas(1, 1)

  /** Makes the picture of a line; the font must be there. */
  async prepare(text: string, size: number, colour: string): Promise<void> {
    const key = keyOf(text, size, colour)
    if (this.#pictures.has(key)) return
    const context = this.#canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no text.')
    // Also the size of the canvas depends on the text, and setting it forgets the font.
    const face = `${size * scale}px ${reportFontName}, sans-serif`
    context.font = face
    this.#canvas.width = Math.ceil(context.measureText(text).width) + 2 * scale
    this.#canvas.height = Math.ceil(size * (ascent + descent) * scale)
    context.font = face
    context.fillStyle = colour
    context.fillText(text, 0, size * ascent * scale)
    const { width, height } = this.#canvas
    const blob = await this.#canvas.convertToBlob({ type: 'image/png' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    this.#pictures.set(key, { bytes, width: width / scale, height: height / scale })
  }

  /** Puts a prepared line into the PDF, in its present size and colour. */
  draw(pdf: jsPDF, text: string, x: number, baseline: number, room = Number.POSITIVE_INFINITY): void {
    const size = pdf.getFontSize()
    const key = keyOf(text, size, pdf.getTextColor())
    const picture = this.#pictures.get(key)
    if (!picture) throw new Error('A line was not prepared.')
    pdf.text(text, x, baseline, { renderingMode: 'invisible' })
    const { bytes, width, height } = picture
    pdf.addImage(bytes, 'PNG', x, baseline - size * ascent, Math.min(width, room), height, key, 'FAST')
  }
}

function keyOf(text: string, size: number, colour: string): string {
  return `${size} ${colour} ${text}`
}
