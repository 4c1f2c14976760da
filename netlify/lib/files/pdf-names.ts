import { constants, inflateSync } from 'node:zlib'

/** What the names of a PDF tell; `isWhole` is false where they could not all be read within the limits. */
interface PdfNames {
  names: Set<string>
  isWhole: boolean
}

/**
 * The most bytes that one compressed group of objects may unpack to; a résumé needs a few hundred thousand.
 */
const mostUnpackedBytes = 8 * 1024 * 1024
/** The most characters that are read, as a multiple of the file: objects inside objects are read again. */
const mostReadings = 8

/** `12 0 obj`, where an object begins; a comment may stand between. */
const gap = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])'
const objectBegins = new RegExp(`\\d${gap}+\\d+${gap}*$`)
/** How far before the word `obj` its two numbers are looked for, in characters. */
const lookBack = 100
/**
 * White space or a comment, a name, a string in hexadecimal digits, the beginning of a text, a word, a sign.
 */
const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|<<|<[^>]*>?|(\()|([^\0\t\n\f\r ()<>[\]{}/%]+)|[\s\S]/y
const ends = new Set(['endobj', 'obj', 'stream', 'startxref'])

/**
 * The names in the objects of a PDF and of its compressed groups of objects. Texts and the data of pages,
 * pictures and fonts are passed over, because names stand there by chance. An object counts wherever it
 * begins, in such data too, because a reader goes to the address that the file's own table says.
 */
export function namesOf(bytes: Buffer): PdfNames {
  const text = bytes.toString('latin1')
  const found: PdfNames = { names: new Set(), isWhole: true }
  let left = Math.max(text.length, mostUnpackedBytes) * mostReadings
  for (const at of beginningsIn(text)) {
    const { end, word, names } = readObject(text, at)
    left -= end - at
    for (const name of names) found.names.add(name)
    if (word === 'stream' && names.has('ObjStm')) {
      const objects = unpack(bytes, end)
      left -= objects?.length ?? mostUnpackedBytes
      if (objects === undefined) found.isWhole = false
      else for (const name of readObject(objects, 0).names) found.names.add(name)
    }
    if (left < 0) return { ...found, isWhole: false }
  }
  return found
}

/**
 * The places right after the beginning of each object, and of the dictionaries that lead to the first ones.
 */
function* beginningsIn(text: string): Generator<number> {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3))
    if (objectBegins.test(text.slice(Math.max(0, at - lookBack), at))) yield at + 3
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7)) yield at + 7
}

/** Reads from a place to the end of the object there. Also answers the word that ended it. */
function readObject(text: string, at: number): { end: number; word: string; names: Set<string> } {
  const names = new Set<string>()
  let place = at
  while (place < text.length) {
    token.lastIndex = place
    const [all = ' ', name, text_, word] = token.exec(text) ?? []
    place += all.length
    if (name !== undefined) names.add(unescaped(name))
    else if (text_) place = endOfText(text, place)
    else if (word !== undefined && ends.has(word)) return { end: place, word, names }
  }
  return { end: place, word: '', names }
}

/**
 * The place after the bracket that closes a text: brackets in a text come in pairs, or behind a backslash.
 */
function endOfText(text: string, at: number): number {
  let depth = 1
  for (let place = at; place < text.length; place++) {
    const sign = text[place]
    if (sign === '\\') place += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return place + 1
  }
  return text.length
}

/** A PDF may write any letter of a name as #xx. */
function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/**
 * A compressed group of objects that begins at a place; empty where it is written in another way, as in a
 * file with a password, and undefined where it is larger than any résumé needs.
 */
function unpack(bytes: Buffer, at: number): string | undefined {
  const start = at + (bytes[at] === 13 ? 2 : 1)
  try {
    const options = { maxOutputLength: mostUnpackedBytes, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(bytes.subarray(start), options).toString('latin1')
  } catch (error) {
    return error instanceof RangeError ? undefined : ''
  }
}
