import { Fragment, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { scrollFrame } from './scroll-frame.ts'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row, index: number) => ReactNode
  /** For figures: right-aligned, with digits of equal width, never broken. */
  numeric?: boolean
  /** For long texts: takes the remaining width and breaks. */
  wide?: boolean
  /** In a dense table: a class with the least width of the column. */
  room?: string
  /**
   * The cell's width on the cards of a dense table, where three cells share a line: `wide` takes two thirds,
   * `line` the whole line, `bare` the whole line without its title, and `first` is like `bare` but above all
   * other cells; `plain` takes one third and `plainWide` two thirds, both without the title.
   */
  onCard?: 'wide' | 'line' | 'bare' | 'first' | 'plain' | 'plainWide'
}

type DataTableProps<Row> = {
  /** The content of the table; for screen readers only. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first rows are being loaded. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, index: number) => string | number
  emptyText: string
  /**
   * The name of the group that a row belongs to. It is shown above the first of neighbouring rows of the same
   * group, with the id of `groupId`.
   */
  groupOf?: ((row: Row) => string) | undefined
  /** New rows are being loaded: the old ones stay, dimmed. */
  busy?: boolean
  /** The vertical place of cells that are lower than their row; `middle` for rows with buttons. */
  align?: 'top' | 'middle'
  /** Shows many rows at once: low rows, titles that wrap, and cards with three cells on a line. */
  dense?: boolean
  /** Classes for the scrolling frame, such as a height; the table's header stays in view. */
  className?: string | undefined
}

/**
 * A compact table with a sticky header; under 768 px each row becomes a card that repeats the column titles.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, emptyText, busy = false, dense = false, className, groupOf } = props
  const align = props.align ?? 'top'
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
      <table
        className={classNames(
          'w-full border-separate border-spacing-0 max-md:block',
          dense ? 'text-sm leading-5 max-md:leading-4.25' : 'text-[0.9375rem]',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'sticky top-0 z-1 border-b border-hairline bg-soft text-left text-[0.8125rem] font-semibold text-muted',
                  dense
                    ? 'px-1 py-0.5 leading-4 first:pl-3 2xl:px-1.5'
                    : 'px-3 py-2.5 whitespace-nowrap first:pl-4',
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
            <Fragment key={rowKey(row, index)}>
              {beginsGroup(rows, index, groupOf) ? (
                <GroupRow name={groupOf?.(row) ?? ''} span={columns.length} />
              ) : null}
              <tr
                className={classNames(
                  card,
                  dense ? denseCard : 'max-md:p-4',
                  'transition-colors hover:bg-soft',
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-title={column.title}
                    className={
                      dense
                        ? classNames(
                            denseCell,
                            alignments[align],
                            column.room,
                            onCard[column.onCard ?? 'third'],
                          )
                        : classNames(cell, alignments[align], cellWidth(column))
                    }
                  >
                    {column.cell(row, index)}
                  </td>
                ))}
              </tr>
            </Fragment>
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

/** The id of a group's heading, for links to it. */
export function groupId(name: string): string {
  return `group ${name}`.replace(/\W+/g, '-')
}

function beginsGroup<Row>(
  rows: readonly Row[],
  index: number,
  groupOf: ((row: Row) => string) | undefined,
): boolean {
  const [row, before] = [rows[index], rows[index - 1]]
  return Boolean(groupOf && row && (!before || groupOf(before) !== groupOf(row)))
}

function GroupRow({ name, span }: { name: string; span: number }) {
  return (
    <tr id={groupId(name)} className="scroll-mt-16 max-md:block">
      <th
        scope="colgroup"
        colSpan={span}
        className="border-b border-hairline bg-soft px-3 py-1.5 text-left font-semibold max-md:block max-md:px-0 max-md:pt-3 max-md:text-lg md:first:pl-4"
      >
        {name}
      </th>
    </tr>
  )
}

/** The style of a row as a card, where there is no room for columns. */
const card = 'max-md:block max-md:rounded-md max-md:border max-md:border-hairline max-md:bg-surface'

const cell =
  'border-hairline px-3 py-2.5 md:first:pl-4 md:border-b md:in-[tr:last-child]:border-b-0 max-md:grid max-md:grid-cols-[minmax(6.5rem,35%)_1fr] max-md:gap-3 max-md:px-0 max-md:py-1 max-md:before:text-sm max-md:before:text-muted max-md:before:content-[attr(data-title)] max-md:empty:hidden'

const denseCard =
  'max-md:grid max-md:grid-flow-row-dense max-md:grid-cols-3 max-md:gap-x-2 max-md:gap-y-0.5 max-md:p-2.5'

/** The style of a cell in a dense table; on a card an empty cell takes no room. */
const denseCell =
  'border-hairline px-1 py-0.5 2xl:px-1.5 md:h-9 md:border-b md:first:pl-3 md:in-[tr:last-child]:border-b-0 wrap-break-word max-md:block max-md:min-w-0 max-md:p-0 max-md:before:block max-md:before:text-[0.6875rem] max-md:before:leading-3 max-md:before:text-muted max-md:before:content-[attr(data-title)] max-md:empty:hidden'

const onCard = {
  third: '',
  wide: 'max-md:col-span-2',
  line: 'max-md:col-span-3',
  bare: 'max-md:col-span-3 max-md:before:hidden',
  first: 'max-md:order-first max-md:col-span-3 max-md:mb-1 max-md:before:hidden',
  plain: 'max-md:before:hidden',
  plainWide: 'max-md:col-span-2 max-md:before:hidden',
} as const

const alignments = { top: 'align-top', middle: 'align-middle' }

function cellWidth<Row>(column: Column<Row>): string {
  if (column.numeric) return 'figures whitespace-nowrap md:text-right'
  return column.wide ? 'md:min-w-28 2xl:min-w-72 wrap-anywhere' : 'md:whitespace-nowrap wrap-anywhere'
}

const waiting = ['a', 'b', 'c', 'd', 'e']

function WaitingRows({ columns }: { columns: readonly string[] }) {
  return waiting.map((row) => (
    <tr key={row} className={classNames(card, 'max-md:p-4')}>
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
