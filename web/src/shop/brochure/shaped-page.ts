import type { jsPDF } from 'jspdf'
import { drawRupees } from '#domain/prices/drawn-rupees.ts'

/** Pixels for each point: 300 dots an inch. */
const scale = 300 / 72
/** What a line needs above and below its baseline, as shares of the letters' size. */
const ascent = 1.15
const descent = 0.5
/** Signs over and under the letters need higher lines than Latin ones. */
const lineHeight = 1.3
/** Any letter that the typefaces of a PDF lack or do not shape. */
const unusual = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”₹…]/

/**
 * Makes a page write lines of Odia and Hindi as pictures, which the browser draws in these fonts: PDF
 * libraries set one letter after another, which misspells both scripts. Lines of Latin letters alone stay
 * text.
 */
export function writeShaped(page: jsPDF, fonts: string): jsPDF {
  const { text, splitTextToSize, getTextWidth } = drawRupees(page)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no text.')
  /** Pixels for each unit of the page. */
  const dots = scale * page.internal.scaleFactor

  const setFont = (size: number) => {
    const weight = page.getFont().fontStyle === 'bold' ? 700 : 400
    context.font = `${weight} ${size * scale}px ${fonts}`
  }
  const widthOf = (line: string, size = page.getFontSize()) => {
    setFont(size)
    return context.measureText(line).width / dots
  }
  const draw = (line: string, x: number, y: number) => {
    const size = page.getFontSize()
    canvas.width = Math.ceil(widthOf(line) * dots) + 4
    canvas.height = Math.ceil(size * scale * (ascent + descent))
    // A new size of the canvas forgets the font.
    setFont(size)
    context.fillStyle = page.getTextColor()
    context.fillText(line, 0, size * scale * ascent)
    const top = y - (size * scale * ascent) / dots
    page.addImage(canvas, 'PNG', x, top, canvas.width / dots, canvas.height / dots, undefined, 'FAST')
  }

  page.setLineHeightFactor(lineHeight)
  page.getTextWidth = (line) => (unusual.test(line) ? widthOf(line) : getTextWidth.call(page, line))
  page.splitTextToSize = (words: string | string[], width: number, options?: { fontSize?: number }) => {
    const whole = [words].flat().join('\n')
    if (!unusual.test(whole)) return splitTextToSize.call(page, inLatin(whole), width, options)
    return whole
      .split('\n')
      .flatMap((line) => brokenLines(line, (part) => widthOf(part, options?.fontSize) <= width))
  }
  page.text = (words, x, y, ...more) => {
    const step = (page.getFontSize() * lineHeight) / page.internal.scaleFactor
    for (const [nth, line] of [words].flat().entries())
      if (unusual.test(line)) draw(line, x, y + nth * step)
      else text.call(page, inLatin(line), x, y + nth * step, ...more)
    return page
  }
  return page
}

function inLatin(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('…', '...')
}

/** A line broken between its words, so that each part fits. */
function brokenLines(line: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let last = ''
  for (const word of line.split(' ')) {
    const longer = last ? `${last} ${word}` : word
    if (last && !fits(longer)) lines.push(last)
    last = last && !fits(longer) ? word : longer
  }
  return [...lines, last]
}
