import { parseSync } from 'vite'
import { reflow } from './reflow.ts'

/**
 * Lines from `first` to `last`, counted from nought, that hold nothing but one comment or several line
 * comments.
 */
interface Span {
  first: number
  last: number
  kind: 'line' | 'block'
}

/** What tools read, word for word. */
const isDirective = /^\W*(biome-ignore|@ts-|@vitest|squawk-ignore|\/ <|@__|#__)/
const lineComment = { script: /^(\s*)(\/\/) ?(.*)$/, sql: /^(\s*)(--) ?(.*)$/ }

/** A file's text with every comment that stands on lines of its own flowed into `width` columns. */
export function wrapComments(fileName: string, code: string, width: number): string {
  const lines = code.split('\n')
  const isSql = fileName.endsWith('.sql')
  const mark = isSql ? lineComment.sql : lineComment.script
  const spans = isSql ? lineSpans(lines, mark) : scriptSpans(fileName, code, lines)
  for (const { first, last, kind } of spans.toReversed()) {
    const written = lines.slice(first, last + 1)
    if (written.every((line) => line.length <= width) || written.some((line) => isDirective.test(line)))
      continue
    lines.splice(
      first,
      written.length,
      ...(kind === 'line' ? lineText(written, mark, width) : blockText(written, width)),
    )
  }
  return lines.join('\n')
}

function lineText(written: readonly string[], mark: RegExp, width: number): string[] {
  const [, indent = '', sign = ''] = mark.exec(written[0] ?? '') ?? []
  const prefix = `${indent}${sign} `
  return reflow(
    written.map((line) => mark.exec(line)?.[3] ?? ''),
    { first: prefix, next: prefix },
    width,
  )
}

function blockText(written: readonly string[], width: number): string[] {
  const [, indent = '', open = '', own = ''] = /^(\s*)(\{?\/\*+) ?(.*)$/.exec(written[0] ?? '') ?? []
  const close = /\*\/\}?$/.exec(written.at(-1)?.trimEnd() ?? '')?.[0] ?? '*/'
  const text = [own, ...written.slice(1).map((line) => line.replace(/^\s*(\*(?!\/) ?)?/, ''))].map((line) =>
    line.replace(/ ?\*\/\}?$/, ''),
  )
  if (open !== '/**') {
    const flowed = reflow(
      text,
      { first: `${indent}${open} `, next: `${indent}${' '.repeat(open.length + 1)}` },
      width - 4,
    )
    return [...flowed.slice(0, -1), `${flowed.at(-1)} ${close}`]
  }
  const body = text.filter((line, place) => line.trim() !== '' || (place > 0 && place < text.length - 1))
  const prefix = `${indent} * `
  return [`${indent}/**`, ...reflow(body, { first: prefix, next: prefix }, width), `${indent} */`]
}

function scriptSpans(fileName: string, code: string, lines: readonly string[]): Span[] {
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset)
  const blocks = parseSync(fileName, code).comments.flatMap(({ type, start, end }): Span[] => {
    const [first, last] = [lineOf(start), lineOf(end)]
    const before = code.slice(starts[first], start).trim()
    const after = (code.slice(end).split('\n', 1)[0] ?? '').trim()
    const isAlone = (before === '' && after === '') || (before === '{' && after === '}')
    return isAlone ? [{ first, last, kind: type === 'Block' ? 'block' : 'line' }] : []
  })
  return blocks.reduce<Span[]>((joined, span) => {
    const previous = joined.at(-1)
    const follows = previous?.kind === 'line' && span.kind === 'line' && previous.last + 1 === span.first
    if (follows && indentOf(lines[span.first]) === indentOf(lines[previous.first])) previous.last = span.last
    else joined.push({ ...span })
    return joined
  }, [])
}

function lineSpans(lines: readonly string[], mark: RegExp): Span[] {
  return lines.reduce<Span[]>((spans, line, place) => {
    if (!mark.test(line)) return spans
    const previous = spans.at(-1)
    if (previous?.last === place - 1 && indentOf(line) === indentOf(lines[previous.first]))
      previous.last = place
    else spans.push({ first: place, last: place, kind: 'line' })
    return spans
  }, [])
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length
}
