/** The signs behind which an address may go on in the next line. */
const seam = /(?<=[@._\-/+&=?,;:])/u
/** Letters together with their signs, and whole emoji: a text is never cut within one. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Letters differ in width, so parts with equal numbers of letters are made a little narrower than their room.
 */
const spare = 1.1

/** The sign at the end of a text that was cut there. */
const cutSign = '…'

export interface BrokenText {
  lines: string[]
  /** True when the last line ends in the sign of a cut text. */
  isCut: boolean
}

/**
 * Breaks a text between its words into lines no wider than `room`. A word too wide for a line breaks behind
 * the signs of an address, or else between letters. A text that needs more than `most` lines is cut.
 */
export function breakLines(
  text: string,
  room: number,
  most: number,
  width: (text: string) => number,
): BrokenText {
  const lines: string[] = []
  let start = 0
  let end = 0
  let used = 0
  for (const piece of piecesOf(text, room, width)) {
    const gap = piece.from > end ? width(' ') : 0
    if (end === start || used + gap + piece.width <= room)
      used += end === start ? piece.width : gap + piece.width
    else {
      if (lines.length + 1 === most) {
        lines.push(cut(text.slice(start, end), room, width))
        return { lines, isCut: true }
      }
      lines.push(text.slice(start, end))
      start = piece.from
      used = piece.width
    }
    end = piece.to
  }
  if (end > start) lines.push(text.slice(start, end))
  return { lines, isCut: false }
}

interface Piece {
  from: number
  to: number
  width: number
}

/** The words of a text; a word too wide for a line comes in parts that fit. */
function* piecesOf(text: string, room: number, width: (text: string) => number): Generator<Piece> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const whole = width(word)
    if (whole <= room) yield { from: index, to: index + word.length, width: whole }
    else yield* partsOf(word, index, room, width)
  }
}

function* partsOf(word: string, at: number, room: number, width: (text: string) => number): Generator<Piece> {
  let from = at
  for (const part of word.split(seam)) {
    yield* evenPartsOf(part, from, room, width)
    from += part.length
  }
}

/** Parts of a word of about the same length, so that no single letter is left for a line of its own. */
function* evenPartsOf(
  word: string,
  at: number,
  room: number,
  width: (text: string) => number,
): Generator<Piece> {
  const letters = [...clusters.segment(word)].map(({ segment }) => segment)
  const whole = width(word)
  if (whole <= room || letters.length === 1) return yield { from: at, to: at + word.length, width: whole }
  const lettersOfPart = Math.ceil(letters.length / Math.ceil((whole * spare) / room))
  let from = at
  for (let index = 0; index < letters.length; index += lettersOfPart) {
    const part = letters.slice(index, index + lettersOfPart).join('')
    yield* evenPartsOf(part, from, room, width)
    from += part.length
  }
}

/** The beginning of a line that leaves room for the sign of a cut text. */
function cut(line: string, room: number, width: (text: string) => number): string {
  const letters = [...clusters.segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && width(letters.join('') + cutSign) > room) letters.pop()
  return letters.join('').trimEnd() + cutSign
}
