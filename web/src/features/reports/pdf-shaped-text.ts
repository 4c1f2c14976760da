import type { jsPDF } from 'jspdf'
import type { CellHookData } from 'jspdf-autotable'
import type { ReportFont } from './report-font.ts'

/** Anything but the letters that the font sets one by one as they stand: it has to be shaped, or is not in the font. */
const unusual = /[^\s!-~\u00A0-\u017F\u2010-\u2026\u20B9]/

/** Pixels for each point: sharp on paper, and still small. */
const scale = 3

/** Of the font's size: the room a line needs above and below its baseline, with signs over and under the letters. */
const ascent = 1.15
const descent = 0.5

interface ShapedCells {
  /** Takes the text away from cells whose letters must be shaped … */
  willDrawCell: (data: CellHookData) => void
  /** … and draws them in its place. */
  didDrawCell: (data: CellHookData) => void
  /** One line at a place, shaped where it must be. */
  line: (text: string, x: number, baseline: number) => void
}

/**
 * PDF libraries set one letter after another, which misspells Odia: its signs move and its letters join. The browser
 * knows how, so it draws such lines as pictures, and the text itself lies invisibly under each, to be searched and copied.
 */
export function shapedCells(pdf: jsPDF, font: ReportFont): ShapedCells {
  const waiting = new Map<CellHookData['cell'], string[]>()
  const canvas = document.createElement('canvas')

  function draw(text: string, x: number, baseline: number, size: number, room: number) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no text.')
    // Also the size of the canvas depends on the text, and setting it forgets the font.
    const face = `${size * scale}px ${font.name}, sans-serif`
    context.font = face
    const pixels = Math.ceil(context.measureText(text).width) + 2 * scale
    canvas.width = pixels
    canvas.height = Math.ceil(size * (ascent + descent) * scale)
    context.font = face
    context.fillStyle = pdf.getTextColor()
    context.fillText(text, 0, size * ascent * scale)
    const width = pixels / scale
    const height = canvas.height / scale
    pdf.text(text, x, baseline, { renderingMode: 'invisible' })
    pdf.addImage(
      canvas,
      'PNG',
      x,
      baseline - size * ascent,
      Math.min(width, room),
      height,
      `${size} ${pdf.getTextColor()} ${text}`,
      'FAST',
    )
  }

  return {
    willDrawCell: ({ cell }) => {
      if (!cell.text.some((line) => unusual.test(line))) return
      waiting.set(cell, cell.text)
      cell.text = []
    },
    didDrawCell: ({ cell }) => {
      const lines = waiting.get(cell)
      if (!lines) return
      waiting.delete(cell)
      cell.text = lines
      const size = cell.styles.fontSize
      const room = cell.width - cell.padding('horizontal')
      const top = cell.y + cell.padding('top')
      lines.forEach((line, index) => {
        const baseline = top + size * (0.85 + index * pdf.getLineHeightFactor())
        draw(line, cell.x + cell.padding('left'), baseline, size, room)
      })
    },
    line: (text, x, baseline) => {
      if (!unusual.test(text)) pdf.text(text, x, baseline)
      else draw(text, x, baseline, pdf.getFontSize(), Number.POSITIVE_INFINITY)
    },
  }
}
