import type { ColumnKind, ReportColumn, ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportPage, ReportRow } from '#contract/reports/report-endpoint.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { PhoneLinks } from '#web/shop/phone-links.tsx'
import { ResumeLink } from '#web/shop/resume-link.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { ChangeText } from './change-text.tsx'
import { LongText } from './long-text.tsx'
import { cellText, resumePath } from './report-cells.ts'

/**
 * The room of each kind: figures, a date and a time stay on one line; the other kinds wrap between words, and
 * free text, which has many, gives way first.
 */
const rooms: Record<ColumnKind, string> = {
  date: 'figures whitespace-nowrap',
  time: 'figures whitespace-nowrap',
  phone: 'md:whitespace-nowrap',
  name: 'md:min-w-24',
  email: 'md:min-w-28 wrap-anywhere',
  model: '',
  number: 'figures',
  rupees: 'figures whitespace-nowrap',
  short: '',
  long: 'md:min-w-28',
  change: 'md:min-w-34 md:w-1/5',
  resume: 'md:whitespace-nowrap',
  'yes-no': '',
}

/** The place of each kind on a card: the number comes first, because calling is what a lead is for. */
const cardPlaces: Partial<Record<ColumnKind, NonNullable<Column<ReportRow>['onCard']>>> = {
  phone: 'first',
  name: 'wide',
  email: 'bare',
  long: 'line',
  change: 'line',
}

/** The number of columns above which a laptop has no room for the buttons beside a number. */
const mostColumnsWithRoom = 10

/** The kinds that stay in sight where a table is wider than its screen: name, number, and since when. */
const kindsInSight: readonly ColumnKind[] = ['name', 'phone', 'date', 'time']

/** The columns in their order; on a narrow screen the columns that must stay in sight come first. */
function orderOf({ columns }: ReportDefinition, isNarrow: boolean): readonly ReportColumn[] {
  if (!isNarrow) return columns
  const inSight = kindsInSight.flatMap((kind) => columns.filter((column) => column.kind === kind))
  return [...inSight, ...columns.filter((column) => !inSight.includes(column))]
}

/**
 * The columns of a report as its table shows them. A row of a person who is not to be called offers no call,
 * and a call or a message is noted with the lead. `isNarrow` says that the screen has no room for all columns
 * side by side.
 */
export function reportColumns(
  report: ReportDefinition,
  page?: Pick<ReportPage, 'doNotCall' | 'leads'>,
  isNarrow = false,
): Column<ReportRow>[] {
  const isCrowded = report.columns.length > mostColumnsWithRoom
  return orderOf(report, isNarrow).map((column) => {
    const { title, kind } = column
    return {
      key: title,
      title,
      room: rooms[kind],
      ...(cardPlaces[kind] ? { onCard: cardPlaces[kind] } : {}),
      cell: (row) =>
        kind === 'phone' && page?.doNotCall.includes(row.id) ? (
          <span className="font-semibold text-danger">Do not call</span>
        ) : (
          cellOf(column, row, isCrowded, page?.leads[row.id])
        ),
    }
  })
}

function cellOf(column: ReportColumn, row: ReportRow, isCrowded: boolean, lead?: string) {
  const resume = resumePath(column, row)
  if (resume) return <ResumeLink href={resume} />
  const text = cellText(column, row)
  if (text === '') return null
  switch (column.kind) {
    case 'phone':
      return (
        <PhoneLinks
          number={text}
          isCrowded={isCrowded}
          onContact={(way) => void (lead && noteContact(lead, way))}
        />
      )
    case 'change':
      return <ChangeText text={text} pictures={String(row[`${column.keys[0]}_pictures`] ?? '')} />
    case 'long':
      return <LongText text={text} />
    case 'rupees':
      return formatRupees(Number(text))
    case 'email':
      return <ShortEmail address={text} />
    case 'date':
    case 'time':
    case 'yes-no':
      return text
    case 'number':
      return text.length > longestNumber ? (
        <ShortText text={text} />
      ) : (
        <span className="whitespace-nowrap">{text}</span>
      )
    default:
      return <ShortText text={text} />
  }
}

/**
 * The most letters of what is surely figures, such as `OD-05-BF-1075`; a visitor may write a sentence there.
 */
const longestNumber = 14

/**
 * The first two lines of a text, so that one endless name does not push the other rows out of sight; pointing
 * shows the rest. No word breaks that is not wider than the widest cell.
 */
function ShortText({ text }: { text: string }) {
  return (
    <span title={text.length > 40 ? text : undefined} className="line-clamp-2 wrap-break-word md:max-w-36">
      {text}
    </span>
  )
}

/** Like `ShortText`, but an address is broken behind the @ first. */
function ShortEmail({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span title={address} className="wrap-anywhere md:line-clamp-2">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
