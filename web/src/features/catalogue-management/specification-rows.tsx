import { joinUnit, splitUnit, units } from '#contract/unit.ts'
import { recordLimits as limits } from '#contract/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/vehicle-record.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TrashIcon } from '#web/ui/icon/sign.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { changedAt } from './record-draft.ts'

type Row = VehicleDraft['specification']['engine'][number]

interface SpecificationRowsProps {
  label: string
  rows: readonly Row[]
  errorOf: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
}

/** The rows of one section. A unit that is known is shown beside its figure; the two are stored as one text. */
export function SpecificationRows({ label, rows, errorOf, onChange }: SpecificationRowsProps) {
  // A row has no number of its own, so its place in the list stands for it while it is shown.
  const placed = rows.map((row, index) => ({ row, index }))
  return (
    <div className="grid gap-3">
      <SortableList
        label={label}
        items={placed}
        keyOf={({ index }) => index}
        nameOf={({ row, index }) => row.label || `row ${index + 1}`}
        onChange={(items) => onChange(items.map(({ row }) => row))}
      >
        {({ row, index }) => {
          const { value, unit } = splitUnit(row.text)
          const change = (part: Partial<Row>) => onChange(changedAt(rows, index, part))
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-2">
              <div className="grid gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem]">
                <Input
                  label="Label"
                  value={row.label}
                  maxLength={limits.label}
                  autoComplete="off"
                  error={errorOf(`${index}.label`)}
                  onChange={({ currentTarget }) => change({ label: currentTarget.value })}
                />
                <Input
                  label="Value"
                  value={value}
                  maxLength={limits.value}
                  autoComplete="off"
                  error={errorOf(`${index}.text`)}
                  onChange={({ currentTarget }) => change({ text: joinUnit(currentTarget.value, unit) })}
                />
                <Select
                  label="Unit"
                  value={unit}
                  placeholder="—"
                  choices={units}
                  disabled={!/\d$/.test(value)}
                  onChange={({ currentTarget }) => change({ text: joinUnit(value, currentTarget.value) })}
                />
              </div>
              <button
                type="button"
                onClick={() => onChange(rows.toSpliced(index, 1))}
                className="grid size-11 place-items-center rounded-md text-danger hover:bg-danger-soft"
              >
                <TrashIcon />
                <span className="sr-only">Remove {row.label || `row ${index + 1}`}</span>
              </button>
            </div>
          )
        }}
      </SortableList>
      <Button size="small" className="w-fit" onClick={() => onChange([...rows, { label: '', text: '' }])}>
        Add a row
      </Button>
    </div>
  )
}
