import type { jsPDF } from 'jspdf'
import { fontRuns, reportFontFamily } from './report-font.ts'

/**
 * Any letter that the font does not set one by one as it stands: such a letter has to be shaped, or the font
 * lacks it.
 */
const unusual = /[^\s!-~\u00A0-\u00AC\u00AE-\u017F\u2010-\u2026\u20B9\uFFFD]/

/** Pixels for each point: sharp on paper, and still small. */
const scale = 3

/**
 * The room that a line needs above and below its baseline, as shares of the font's size, with signs over and
 * under the letters.
 */
const ascent = 1.15
const descent = 0.5

interface Picture {
  bytes: Uint8Array
  /** Width and height in points. */
  width: number
  height: number
}

export function mustBeShaped(text: string): boolean {
  return unusual.test(text)
}

/**
 * PDF libraries set one letter after another, which misspells Odia and Hindi: their signs move and letters
 * join. The browser can set such lines, so the browser draws them as pictures, and the text itself lies
 * invisibly under each picture, to be searched and copied. A line that occurs often is one picture.
 */
export class ShapedText {
  readonly #pictures = new Map<string, Picture>()
  readonly #canvas = new OffscreenCanvas(1, 1)

  /**
   * Puts a line into the PDF, in the current size and colour of the PDF and no wider than `room`; the fonts
   * must be loaded.
   */
  async draw(pdf: jsPDF, text: string, x: number, baseline: number, room: number): Promise<void> {
    const size = pdf.getFontSize()
    const colour = pdf.getTextColor()
    const key = `${size} ${colour} ${text}`
    const picture = this.#pictures.get(key) ?? (await this.#paint(text, size, colour))
    this.#pictures.set(key, picture)
    const { bytes, height } = picture
    const width = Math.min(picture.width, room)
    this.#hide(pdf, text, x, baseline, width)
    pdf.addImage(bytes, 'PNG', x, baseline - size * ascent, width, height, key, 'FAST')
  }

  /**
   * Writes a text invisibly, as wide as its picture: an unshaped text would be wider, and reach under the
   * next column.
   */
  #hide(pdf: jsPDF, text: string, x: number, baseline: number, width: number): void {
    const { fontName } = pdf.getFont()
    const parts = fontRuns(text).map(({ text: part, font }) => {
      pdf.setFont(font)
      return { part, font, width: pdf.getTextWidth(part) }
    })
    const whole = parts.reduce((sum, part) => sum + part.width, 0)
    const horizontalScale = width / (whole || width)
    let at = x
    for (const { part, font, width: own } of parts) {
      pdf.setFont(font)
      pdf.saveGraphicsState()
      pdf.text(part, at, baseline, { renderingMode: 'invisible', horizontalScale })
      pdf.restoreGraphicsState()
      at += own * horizontalScale
    }
    pdf.setFont(fontName)
  }

  async #paint(text: string, size: number, colour: string): Promise<Picture> {
    const context = this.#canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no text.')
    // The font is set twice: the size of the canvas depends on the measured text, and setting the size
    // forgets the font.
    const face = `${size * scale}px ${reportFontFamily}`
    context.font = face
    this.#canvas.width = Math.ceil(context.measureText(text).width) + 2 * scale
    this.#canvas.height = Math.ceil(size * (ascent + descent) * scale)
    context.font = face
    context.fillStyle = colour
    context.fillText(text, 0, size * ascent * scale)
    const { width, height } = this.#canvas
    const blob = await this.#canvas.convertToBlob({ type: 'image/png' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return { bytes, width: width / scale, height: height / scale }
  }
}
