import type { ReportDefinition } from '#contract/report-definition.ts'
import { breakLines } from './break-lines.ts'
import { columnWidths } from './column-widths.ts'
import { gutter, paperOf } from './paper-size.ts'
import { reportTitles } from './report-cells.ts'
import type { Ruler } from './ruler.ts'

/** A table as it stands on paper. */
export interface PaperTable {
  /** Of the columns, in points. */
  widths: number[]
  /** Lines of each cell. */
  head: string[][]
  rows: PaperCell[][]
  /** A text somewhere was too long, and ends in a sign that it goes on. */
  isCut: boolean
}

export interface PaperCell {
  lines: string[]
  /** The same in one piece. */
  shown: string
}

/** Measures a report's texts, gives each column its width and breaks the texts into lines. */
export function layOutReport(report: ReportDefinition, cells: readonly string[][], ruler: Ruler): PaperTable {
  const { room, linesAtMost } = paperOf(report)
  const titles = reportTitles(report)
  const width = (text: string) => ruler.width(text)
  const texts = cells.map((row) => row.map((text) => ruler.legible(text)))
  const widest = (index: number) => texts.reduce((most, row) => Math.max(most, width(row[index] ?? '')), 0)
  const needs = report.columns.map(({ kind, title }, index) => ({
    kind,
    title: Math.max(...title.split(' ').map(width)),
    text: kind === 'long' ? 0 : widest(index),
  }))
  const widths = columnWidths(needs, room)
  // What was given just the width that it has must not be broken for a rounding.
  const rooms = widths.map((width) => width - 2 * gutter + 0.01)
  const breaking = (text: string, index: number) => breakLines(text, rooms[index] ?? 0, linesAtMost, width)
  let isCut = false
  const rows = texts.map((row) =>
    row.map((text, index) => {
      const cell = breaking(text, index)
      if (cell.shown !== text) isCut = true
      return cell
    }),
  )
  return { widths, head: titles.map((title, index) => breaking(title, index).lines), rows, isCut }
}
