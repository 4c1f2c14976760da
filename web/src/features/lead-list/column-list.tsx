import { Select } from '#web/ui/form/controls/select.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import type { ColumnMeaning, ListColumn } from './list-columns.ts'

const meanings: readonly { value: ColumnMeaning; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'mobile', label: 'Number' },
  { value: 'email', label: 'E-mail' },
  { value: 'model', label: 'Model' },
  { value: 'message', label: 'Message' },
  { value: 'came', label: 'When they asked' },
  { value: 'answer', label: 'Kept as a further answer' },
  { value: 'none', label: 'Left out' },
]

interface ColumnListProps {
  columns: readonly ListColumn[]
  error: string | undefined
  onMeaning: (column: number, meaning: ColumnMeaning) => void
}

/**
 * What each column of the list holds, found by its title, for staff to mend; an empty column is not shown.
 */
export function ColumnList({ columns, error, onMeaning }: ColumnListProps) {
  return (
    <section aria-labelledby="what-the-columns-hold" className="grid gap-3">
      <h2 id="what-the-columns-hold" className="text-lg font-bold">
        What the columns hold
      </h2>
      {error ? <FailureLine message={error} /> : null}
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map((column, at) =>
          column.example === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
            <li key={at} className="min-w-0">
              <Select
                label={column.title}
                hint={`For example ${shortened(column.example)}`}
                value={column.meaning}
                choices={meanings}
                onChange={({ currentTarget }) =>
                  onMeaning(at, meanings.find(({ value }) => value === currentTarget.value)?.value ?? 'none')
                }
              />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
