import type { ReportDefinition } from '#contract/reports/report-definition.ts'

/** The measures that PDF and print share, so that both show the same page; all in points. */
export const margin = 28
export const titleSize = 14
export const titleHeight = 20
export const noteHeight = 11
/** The gap between the notes and the table. */
export const tableGap = 5
export const textSize = 8
/** The height of a line: Odia has signs above and below its letters, so lines stand apart. */
export const lineHeight = 9.6
/** The gaps between a cell's text and the edges of the cell: above and below, and at the sides. */
export const padding = 3
export const gutter = 4

/**
 * The number of rows that fit on one page whatever their content, so that a page of the screen is a page on
 * paper.
 */
const rowsOnPage = 10
/** The most notes above the table: which rows, which filters, when, and that texts were cut. */
const mostNotes = 4
const headLines = 2

const a4 = { short: 595, long: 842 }

/** The size of a report's page, the width of its table, and how many lines a cell may have. */
export function paperOf({ orientation }: ReportDefinition) {
  const [width, height] = orientation === 'landscape' ? [a4.long, a4.short] : [a4.short, a4.long]
  const forRows = height - margin - tableTop(mostNotes) - rowHeight(headLines)
  const linesAtMost = Math.floor((forRows / rowsOnPage - 2 * padding) / lineHeight)
  return { width, height, room: width - 2 * margin, linesAtMost }
}

/** The place where the table begins on the first page. */
export function tableTop(notes: number): number {
  return margin + titleHeight + notes * noteHeight + tableGap
}

/** The height of a row whose longest cell has `lines` lines; an empty row is as high as one line. */
export function rowHeight(lines: number): number {
  return Math.max(1, lines) * lineHeight + 2 * padding
}
