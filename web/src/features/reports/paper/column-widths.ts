import type { ColumnKind } from '#contract/reports/report-definition.ts'
import { gutter } from './paper-size.ts'

/** Text that is never broken gets the width it has, up to a limit that holds any true number. */
const unbroken: Partial<Record<ColumnKind, number>> = {
  date: 60,
  time: 60,
  phone: 107,
  number: 74,
  rupees: 74,
  resume: 60,
  'yes-no': 40,
}
/** Text that wraps gets a width between these. */
const wrapping: Partial<Record<ColumnKind, [least: number, most: number]>> = {
  name: [72, 130],
  email: [88, 176],
  model: [62, 100],
  short: [50, 110],
  long: [120, 120],
}

/** What a column holds, in points. */
export interface ColumnNeed {
  kind: ColumnKind
  /** The longest word of its title. */
  title: number
  /** The longest text in it. */
  text: number
}

/**
 * The widths of columns in points, which come to `room`. Numbers and dates have theirs first; the others share what is
 * left between their least and what they wish, and long texts take the rest.
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

/** Gives the room that is left to the long texts, or to all that wrap where there are none. */
function widenTo(
  room: number,
  widths: readonly number[],
  columns: readonly { kind: ColumnKind }[],
): number[] {
  const left = room - sum(widths)
  const hasLong = columns.some(({ kind }) => kind === 'long')
  const takes = columns.map(({ kind }) => (hasLong ? kind === 'long' : kind in wrapping))
  const takers = sum(widths.filter((_, index) => takes[index]))
  return widths.map((width, index) => (takes[index] ? width + (left * width) / takers : width))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
