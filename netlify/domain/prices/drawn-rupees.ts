import type { jsPDF } from 'jspdf'

/**
 * What stands in the place of a rupee sign while text is measured: the typefaces have it, as wide as a digit.
 */
const standIn = '¤'

/**
 * Makes a page draw the rupee sign, which the typefaces built into every PDF reader lack, in the colour and
 * size of the text around it, and measure lines as wide as readers show them.
 */
export function drawRupees(page: jsPDF): jsPDF {
  const { text, splitTextToSize } = page
  const measured = (words: string) => words.replaceAll('₹', standIn)
  const widthOf = (words: string) => {
    const shares = [...measured(words)].map((letter) => exactWidth(page.getStringUnitWidth(letter)))
    return (shares.reduce((sum, share) => sum + share, 0) * page.getFontSize()) / page.internal.scaleFactor
  }
  page.getTextWidth = widthOf
  page.splitTextToSize = (words: string | string[], ...more) => {
    const lines = splitTextToSize.call(page, measured([words].flat().join('\n')), ...more) as string[]
    return lines.map((line) => line.replaceAll(standIn, '₹'))
  }
  page.text = (words, x, y, ...more) => {
    if (![words].flat().some((line) => line.includes('₹'))) return text.call(page, words, x, y, ...more)
    const step = (page.getFontSize() * page.getLineHeightFactor()) / page.internal.scaleFactor
    for (const [nth, line] of [words].flat().entries()) {
      const foot = y + nth * step
      let at = x
      for (const [place, part] of line.split('₹').entries()) {
        if (place > 0) {
          drawSign(page, at, foot)
          at += widthOf('₹')
        }
        if (part) text.call(page, part, at, foot, ...more)
        at += widthOf(part)
      }
    }
    return page
  }
  return page
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

/** Draws a rupee sign: two bars, a bowl and a leg. Lengths are shares of the letters' size. */
function drawSign(page: jsPDF, x: number, foot: number): void {
  const size = page.getFontSize() / page.internal.scaleFactor
  const isBold = page.getFont().fontStyle === 'bold'
  const [colour, width] = [page.getDrawColor(), page.getLineWidth()]
  const stroke = (from: [number, number], curve: [number, ...number[]]) =>
    page.lines(
      [curve.map((share, nth) => share * size * (nth % 2 ? -1 : 1))],
      x + from[0] * size,
      foot - from[1] * size,
    )
  page.setDrawColor(page.getTextColor()).setLineWidth(size * (isBold ? 0.1 : 0.07))
  stroke([0.05, 0.68], [0.45, 0])
  stroke([0.05, 0.5], [0.45, 0])
  stroke([0.05, 0.68], [0.42, 0, 0.42, -0.36, 0, -0.36])
  stroke([0.05, 0.33], [0.33, -0.33])
  page.setDrawColor(colour).setLineWidth(width)
}
