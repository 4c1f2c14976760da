import { formatMoment } from '#web/lib/dates.ts'
import { type JudgedRow, type PriceRow, versionName } from './judge-prices.ts'
import { MarkWords } from './mark-words.tsx'

/** The look of a field in a row. */
export const tableField =
  'w-full min-h-11 md:min-h-9 rounded-md border border-control bg-surface px-2 py-1 text-content hover:border-content aria-invalid:border-2 aria-invalid:border-danger disabled:border-hairline disabled:bg-soft disabled:text-muted'

/** The staff member who set another price since the table was filled, and when. */
export interface Since {
  by: string
  at: string
}

interface NameCellProps {
  of: JudgedRow
  since: Since | undefined
  onChange: (key: string, change: Partial<PriceRow>) => void
}

/** The model of a row as text, or as a field where its name was not known; below it the marks of the row. */
export function NameCell({ of: { row, version, marks }, since, onChange }: NameCellProps) {
  return (
    <span className="grid min-w-0 gap-1 whitespace-normal md:min-w-40">
      {row.mends ? (
        <input
          aria-label={`Model and variant of row ${row.name}`}
          aria-invalid={version || row.isLeftOut ? undefined : true}
          list="known-versions"
          autoComplete="off"
          maxLength={170}
          value={row.name}
          disabled={row.isLeftOut}
          onChange={({ currentTarget }) => onChange(row.key, { name: currentTarget.value })}
          className={tableField}
        />
      ) : (
        <span className={row.isLeftOut ? 'text-muted line-through' : 'font-semibold'}>
          {version ? versionName(version) : row.name}
        </span>
      )}
      {row.isLeftOut ? (
        <span className="text-sm text-muted">Left out</span>
      ) : (
        marks.map((mark) => <MarkWords key={mark.words} mark={mark} />)
      )}
      {since && !row.isLeftOut ? (
        <span className="figures text-sm font-medium text-warning">
          {`${since.by || 'Somebody'} set the old price meanwhile${since.at ? `, ${formatMoment(new Date(since.at))}` : ''}`}
        </span>
      ) : null}
    </span>
  )
}
