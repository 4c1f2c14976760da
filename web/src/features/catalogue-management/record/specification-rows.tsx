import type { VehicleDraft } from '#contract/catalogue/vehicle-record.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { usualRowName } from '#domain/catalogue/row-names.ts'
import { without } from '#web/lib/changed-list.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { changedAt } from './record-draft.ts'
import { SpecificationRow } from './specification-row.tsx'

type Row = VehicleDraft['specification']['engine'][number]

interface SpecificationRowsProps {
  label: string
  /** The usual labels of the section, of which those that it lacks are suggested. */
  usual: readonly string[]
  rows: readonly Row[]
  errorOf: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
}

/**
 * The rows of one section. A known unit is shown beside its figure; figure and unit are stored as one text.
 */
export function SpecificationRows({ label, usual, rows, errorOf, onChange }: SpecificationRowsProps) {
  const lacking = usual
    .filter((name) => !rows.some((row) => usualRowName(row.label) === name))
    .map(labelWords)
  // A row has no number of its own, so its place in the list is its key while the row is shown.
  const placed = rows.map((row, index) => ({ row, index }))
  return (
    <div className="grid gap-3">
      <SortableList
        label={label}
        items={placed}
        keyOf={({ index }) => index}
        nameOf={({ row, index }) => labelWords(row.label) || `row ${index + 1}`}
        onChange={(items) => onChange(items.map(({ row }) => row))}
        onRemove={(index) => onChange(without(rows, index))}
      >
        {({ row, index }) => (
          <SpecificationRow
            row={row}
            usual={lacking}
            errorOf={(field) => errorOf(`${index}.${field}`)}
            onChange={(part) => onChange(changedAt(rows, index, part))}
          />
        )}
      </SortableList>
      <ChangeButton
        size="small"
        className="w-fit"
        onClick={() => onChange([...rows, { label: '', text: '' }])}
      >
        Add a row
      </ChangeButton>
    </div>
  )
}
