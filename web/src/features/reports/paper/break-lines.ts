/** Signs of an address behind which it may go on in the next line. */
const seam = /(?<=[@._\-/+&=?,;:])/u
/** Letters with their signs, and whole emoji: nothing is cut within one. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters differ, so parts of as many letters each are made a little narrower than their room. */
const spare = 1.1

/** Says that a text goes on, and where it does not. */
const cutSign = '…'

export interface BrokenText {
  lines: string[]
  /** The last line ends in the sign that the text goes on. */
  isCut: boolean
}

/**
 * Breaks a text between its words into lines no wider than `room`. A word without a gap that has no room breaks behind
 * the signs of an address, or else between letters. What needs more than `most` lines is cut.
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

/** Words, and of those that have no room the parts that have. */
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

/** Parts of about the same length, so that no single letter is left for a line of its own. */
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

/** The beginning of a line that leaves room for the sign behind it. */
function cut(line: string, room: number, width: (text: string) => number): string {
  const letters = [...clusters.segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && width(letters.join('') + cutSign) > room) letters.pop()
  return letters.join('').trimEnd() + cutSign
}
