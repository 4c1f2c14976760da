/**
 * The text of a file that a spreadsheet or a vendor wrote: UTF-8, UTF-16 where its first mark or its zeros
 * say so (Excel's "Unicode text" and the lists of Meta), else the letters of Windows. Empty for a file that
 * is no text, such as a picture.
 */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  const zeros = zerosOf(bytes.subarray(0, 2000))
  if ((first === 0xff && second === 0xfe) || zeros === 'after')
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || zeros === 'before')
    return new TextDecoder('utf-16be').decode(bytes)
  if (zeros === 'both') return ''
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether zeros stand before or after the signs of a text, as in UTF-16, or on both sides, as in no text. */
function zerosOf(bytes: Uint8Array): 'none' | 'before' | 'after' | 'both' {
  const [before, after] = [0, 1].map((side) => bytes.some((byte, at) => byte === 0 && at % 2 === side))
  if (before && after) return 'both'
  return before ? 'before' : after ? 'after' : 'none'
}

/**
 * The rows of a CSV apart from a first line `sep=;`, by which Excel names the sign between cells; an empty
 * sign where no line names one.
 */
export function namedSeparator(csv: string): { delimiter: string; rows: string } {
  const [first = ''] = csv.split('\n', 1)
  const delimiter = /^\uFEFF?"?sep=(.)"?\s*$/i.exec(first)?.[1] ?? ''
  return { delimiter, rows: delimiter ? csv.slice(first.length + 1) : csv.replace(/^\uFEFF/, '') }
}
