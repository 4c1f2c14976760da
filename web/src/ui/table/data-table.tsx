import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row, index: number) => ReactNode
  /** Figures: right-aligned, tabular, never broken. */
  numeric?: boolean
  /** Long text: takes the room that is left and breaks. */
  wide?: boolean
}

type DataTableProps<Row> = {
  /** What the table holds; read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first rows are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, index: number) => string | number
  emptyText: string
  /** New rows are on their way: the old ones stay, dimmed. */
  busy?: boolean
  /** Where the cells of a row stand that are lower than the row; `middle` for rows with buttons. */
  align?: 'top' | 'middle'
  /** On the scrolling frame, e.g. a height; its header stays in view. */
  className?: string | undefined
}

/** A frame that scrolls must be reachable by keyboard, also in browsers that do not see to it themselves. */
const scrollFrame = { tabIndex: 0 }

/** A dense table with a sticky header; under 768 px each row becomes a card with its column titles inside. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, emptyText, busy = false, align = 'top', className } = props
  return (
    <section
      aria-label={caption}
      aria-busy={busy || rows === undefined || undefined}
      {...scrollFrame}
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] overflow-auto md:bg-surface md:rounded-md md:border md:border-hairline',
        className,
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-[0.9375rem] max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'sticky top-0 z-1 border-b border-hairline bg-soft px-3 py-2.5 text-left first:pl-4 text-[0.8125rem] font-semibold whitespace-nowrap text-muted',
                  column.numeric && 'text-right',
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={classNames(
            'transition-opacity max-md:flex max-md:flex-col max-md:gap-3',
            busy && rows !== undefined && 'opacity-50',
          )}
        >
          {rows?.map((row, index) => (
            <tr key={rowKey(row, index)} className={classNames(card, 'transition-colors hover:bg-soft')}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-title={column.title}
                  className={classNames(cell, alignments[align], cellWidth(column))}
                >
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
          {rows === undefined && <WaitingRows columns={columns.map((column) => column.key)} />}
          {rows?.length === 0 && (
            <tr className="max-md:block max-md:rounded-md max-md:bg-surface">
              <td colSpan={columns.length} className="px-4 py-14 text-center text-muted max-md:block">
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** A row where there is no room for columns. */
const card =
  'max-md:block max-md:rounded-md max-md:border max-md:border-hairline max-md:bg-surface max-md:p-4'

const cell =
  'border-hairline px-3 py-2.5 md:first:pl-4 md:border-b md:in-[tr:last-child]:border-b-0 max-md:grid max-md:grid-cols-[minmax(6.5rem,35%)_1fr] max-md:gap-3 max-md:px-0 max-md:py-1 max-md:before:text-sm max-md:before:text-muted max-md:before:content-[attr(data-title)] max-md:empty:hidden'

const alignments = { top: 'align-top', middle: 'align-middle' }

function cellWidth<Row>(column: Column<Row>): string {
  if (column.numeric) return 'figures whitespace-nowrap md:text-right'
  return column.wide ? 'md:min-w-72 wrap-anywhere' : 'md:whitespace-nowrap wrap-anywhere'
}

const waiting = ['a', 'b', 'c', 'd', 'e']

function WaitingRows({ columns }: { columns: readonly string[] }) {
  return waiting.map((row) => (
    <tr key={row} className={card}>
      {columns.map((column) => (
        <td
          key={column}
          className="border-hairline px-4 py-3 md:border-b max-md:block max-md:px-0 max-md:py-1.5"
        >
          <Skeleton className="h-4 w-full min-w-16" />
        </td>
      ))}
    </tr>
  ))
}
