import type { ColumnKind } from '#contract/report-definition.ts'
import { gutter } from './paper-size.ts'

/** Text that is never broken gets the width it has, up to a limit that holds any true phone number. */
const unbroken: Partial<Record<ColumnKind, number>> = {
  date: 60,
  time: 60,
  phone: 107,
  number: 78,
  resume: 60,
  'yes-no': 40,
}
/** Text that wraps gets between these; `long` takes the room that is left. */
const wrapping: Partial<Record<ColumnKind, [least: number, most: number]>> = {
  name: [72, 130],
  email: [88, 176],
  model: [52, 100],
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

export function isUnbroken(kind: ColumnKind): boolean {
  return kind in unbroken
}

/** The widths of columns in points, which come to `room`. */
export function columnWidths(needs: readonly ColumnNeed[], room: number): number[] {
  const columns = needs.map(({ kind, title, text }) => {
    const [least, most] = wrapping[kind] ?? [0, unbroken[kind] ?? 0]
    const wished = Math.max(least, title + 2 * gutter, Math.min(text + 2 * gutter, most))
    return { kind, least: isUnbroken(kind) ? wished : Math.max(least, title + 2 * gutter), wished }
  })
  const least = sum(columns.map((column) => column.least))
  const wished = sum(columns.map((column) => column.wished))
  const share = wished > room ? (room - least) / (wished - least) : 1
  const widths = columns.map((column) => column.least + share * (column.wished - column.least))
  return widenTo(room, widths, columns)
}

/** Gives the room that is left to the long texts, or to all that wrap where there are none. */
function widenTo(room: number, widths: number[], columns: readonly { kind: ColumnKind }[]): number[] {
  const left = room - sum(widths)
  const isLong = columns.some(({ kind }) => kind === 'long')
  const takes = columns.map(({ kind }) => (isLong ? kind === 'long' : !isUnbroken(kind)))
  const takers = sum(widths.filter((_, index) => takes[index]))
  return widths.map((width, index) => (takes[index] ? width + (left * width) / takers : width))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
