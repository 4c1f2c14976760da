import type { ColumnKind } from '#contract/reports/report-definition.ts'
import { gutter } from './paper-size.ts'

/** The limit (points) for the width of a column whose text is never broken; any true number fits into it. */
const unbroken: Partial<Record<ColumnKind, number>> = {
  date: 60,
  time: 60,
  phone: 107,
  number: 74,
  rupees: 74,
  resume: 60,
  'yes-no': 40,
}
/** The least and the greatest width (points) of a column whose text wraps. */
const wrapping: Partial<Record<ColumnKind, [least: number, most: number]>> = {
  name: [72, 130],
  email: [88, 176],
  model: [62, 100],
  short: [50, 110],
  long: [120, 120],
  change: [120, 120],
}

/** Takes a column of this kind the room that the others leave? */
export const isLong = (kind: ColumnKind) => kind === 'long' || kind === 'change'

/** The widths that the content of a column needs, in points. */
export interface ColumnNeed {
  kind: ColumnKind
  /** The width of the longest word in the title. */
  title: number
  /** The width of the longest text in the column. */
  text: number
}

/**
 * The widths of columns in points, which add up to `room`. Numbers and dates get their widths first; the
 * other columns share the remaining room between their least and their wished width, and long texts take the
 * rest.
 */
export function columnWidths(needs: readonly ColumnNeed[], room: number): number[] {
  const columns = needs.map(({ kind, title, text }) => {
    const [least, most] = wrapping[kind] ?? [0, unbroken[kind] ?? 0]
    const wished = Math.max(least, title + 2 * gutter, Math.min(text + 2 * gutter, most))
    return { kind, least: kind in unbroken ? wished : Math.max(least, title + 2 * gutter), wished }
  })
  const fixed = sum(columns.filter(({ kind }) => kind in unbroken).map(({ least }) => least))
  const least = sum(columns.map((column) => column.least)) - fixed
  const wished = sum(columns.map((column) => column.wished)) - fixed
  const left = room - fixed
  const widths = columns.map((column) => {
    if (column.kind in unbroken || wished <= left) return column.wished
    if (least >= left) return (column.least * left) / least
    return column.least + ((column.wished - column.least) * (left - least)) / (wished - least)
  })
  return widenTo(room, widths, columns)
}

/**
 * Gives the remaining room to the columns of long texts, or to all columns that wrap where there are none.
 */
function widenTo(
  room: number,
  widths: readonly number[],
  columns: readonly { kind: ColumnKind }[],
): number[] {
  const left = room - sum(widths)
  const hasLong = columns.some(({ kind }) => isLong(kind))
  const takes = columns.map(({ kind }) => (hasLong ? isLong(kind) : kind in wrapping))
  const takers = sum(widths.filter((_, index) => takes[index]))
  return widths.map((width, index) => (takes[index] ? width + (left * width) / takers : width))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
