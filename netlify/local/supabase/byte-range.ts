export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * Reads a Range header against a size. A header that is absent, malformed or asks for several ranges
 * means the whole; one that lies outside is unsatisfiable.
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const found = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!found) return 'whole'
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'unsatisfiable'
}
