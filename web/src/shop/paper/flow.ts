import { type Look, type Pen, paperSize } from './pens.ts'

/** Points of white beside the words of a page, and the width of what stands between. */
export const margin = 48
const right = paperSize.width - margin
export const room: number = right - margin

/** The looks of words that papers share. */
export const text: Look = { size: 10.5 }
export const strong: Look = { size: 10.5, isBold: true }
export const small: Look = { size: 9, isQuiet: true }
export const title: Look = { size: 17, isBold: true }

/** Signs over and under Odia and Hindi letters need this much more than the size of the letters. */
export const leading = 1.45

/** Writes down the page, paragraph below paragraph. */
export function flowOf(pen: Pen, from: number) {
  const flow = {
    y: from,
    down: (points: number) => {
      flow.y += points
    },
    paragraph: (words: string, look: Look, width = room) => {
      for (const line of broken(pen, words, look, width)) {
        pen.write(line, margin, flow.y, look)
        flow.y += look.size * leading
      }
    },
  }
  return flow
}

/** Writes a text so that it ends at the right margin. */
export function writeRight(pen: Pen, words: string, y: number, look: Look): void {
  pen.write(words, right - pen.widthOf(words, look), y, look)
}

/** A text broken between its words, so that each line fits. */
function broken(pen: Pen, words: string, look: Look, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && pen.widthOf(longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A text on one line, with an end cut off where it is longer than the line. */
export function fitted(pen: Pen, words: string, look: Look, width: number): string {
  const [first = '', ...more] = broken(pen, words, look, width)
  return more.length > 0 ? `${first} …` : first
}
