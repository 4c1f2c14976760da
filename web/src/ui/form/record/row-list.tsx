import type { ReactNode } from 'react'
import { replaced, without } from '#web/lib/changed-list.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'

interface RowListProps<Row> {
  label: string
  /** The name of one row, such as "link". */
  noun: string
  rows: readonly Row[]
  most: number
  nameOf: (row: Row) => string
  make: () => Row
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (fields: Partial<Row>) => void, index: number) => ReactNode
}

/** A short list of rows that can be filled in, added, removed and reordered. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { label, noun, rows, most, nameOf, make, onChange, children } = props
  return (
    <div className="grid gap-3">
      {rows.length === 0 ? <p className="text-muted">None yet.</p> : null}
      <SortableList
        label={label}
        items={rows}
        keyOf={(row) => rows.indexOf(row)}
        nameOf={(row, index) => nameOf(row) || `${noun} ${index + 1}`}
        onChange={onChange}
        onRemove={(index) => onChange(without(rows, index))}
      >
        {(row, index) =>
          children(row, (fields) => onChange(replaced(rows, index, { ...row, ...fields })), index)
        }
      </SortableList>
      <ChangeButton
        size="small"
        className="w-fit"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, make()])}
      >
        Add a {noun}
      </ChangeButton>
    </div>
  )
}
