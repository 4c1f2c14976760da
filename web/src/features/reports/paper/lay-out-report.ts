import { cutNote, type ReportHeading } from '../file/report-file.ts'
import { paperColumns } from '../report-cells.ts'
import { breakLines } from './break-lines.ts'
import { columnWidths, isLong } from './column-widths.ts'
import { gutter, paperOf } from './paper-size.ts'
import type { Ruler } from './ruler.ts'

/** The part above the rows of a report on paper. */
export interface PaperHead {
  /** The words above the table, a line each. */
  notes: string[]
  /** The widths of the columns, in points. */
  widths: number[]
  /** The lines of each title. */
  head: string[][]
  /** True when there are letters that only the second font of reports has. */
  hasHindi: boolean
}

export interface PaperTable extends PaperHead {
  /** The lines of each cell. */
  rows: string[][][]
}

/**
 * Measures a report's texts with its fonts, which must be loaded, gives each column its width and breaks the
 * texts into lines.
 */
export function layOutReport(
  { report, notes }: ReportHeading,
  cells: readonly string[][],
  hasHindi: boolean,
  ruler: Ruler,
): PaperTable {
  const { room, linesAtMost } = paperOf(report)
  const width = (text: string) => ruler.width(text)
  const texts = cells.map((row) => row.map((text) => ruler.legible(text)))
  const widest = (index: number) => texts.reduce((most, row) => Math.max(most, width(row[index] ?? '')), 0)
  const columns = paperColumns(report)
  const needs = columns.map(({ kind, title }, index) => ({
    kind,
    title: Math.max(...title.split(' ').map(width)),
    text: isLong(kind) ? 0 : widest(index),
  }))
  const widths = columnWidths(needs, room)
  // A text whose column has exactly the text's width must not be broken because of a rounding.
  const rooms = widths.map((width) => width - 2 * gutter + 0.01)
  let isCut = false
  const linesOf = (text: string, index: number) => {
    const broken = breakLines(text, rooms[index] ?? 0, linesAtMost, width)
    isCut ||= broken.isCut
    return broken.lines
  }
  const rows = texts.map((row) => row.map(linesOf))
  const noteLine = (note: string) => breakLines(ruler.legible(note), room, 1, width).lines.join('')
  return {
    notes: (isCut ? [...notes, cutNote] : notes).map(noteLine),
    widths,
    head: columns.map(({ title }, index) => linesOf(title, index)),
    rows,
    hasHindi,
  }
}
