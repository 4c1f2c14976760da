import { useState } from 'react'
import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/catalogue/vehicle-record.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { joinUnit, splitUnit, units } from '#domain/catalogue/unit.ts'
import { Input, SuggestInput } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

type Row = VehicleDraft['specification']['engine'][number]

interface SpecificationRowProps {
  row: Row
  /** The usual labels of the section. */
  usual: readonly string[]
  errorOf: (field: 'label' | 'text') => string | undefined
  onChange: (change: Partial<Row>) => void
}

/** One row: label, figure and unit. The unit stays while somebody types the figure before it anew. */
export function SpecificationRow({ row, usual, errorOf, onChange }: SpecificationRowProps) {
  const { value, unit: stored } = splitUnit(row.text)
  const [kept, setKept] = useState(stored)
  if (stored && stored !== kept) setKept(stored)
  const isFigure = endsInFigure(value)
  // A label in camelCase is shown as the public page shows it, and stored anew once somebody types.
  const [isTyped, setTyped] = useState(false)
  const unit = stored || (isFigure ? '' : kept)
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      <SuggestInput
        label="Label"
        suggestions={usual}
        value={isTyped ? row.label : labelWords(row.label)}
        maxLength={limits.label}
        error={errorOf('label')}
        onChange={({ currentTarget }) => {
          setTyped(true)
          onChange({ label: currentTarget.value })
        }}
      />
      <Input
        label="Value"
        value={value}
        maxLength={limits.value}
        autoComplete="off"
        error={errorOf('text')}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange({ text: endsInFigure(typed) ? joinUnit(typed, unit) : typed })
        }
      />
      <Select
        label="Unit"
        value={value === '' ? unit : stored}
        placeholder="—"
        choices={units}
        disabled={!isFigure}
        onChange={({ currentTarget }) => {
          setKept(currentTarget.value)
          onChange({ text: joinUnit(value, currentTarget.value) })
        }}
      />
    </div>
  )
}

function endsInFigure(text: string): boolean {
  return /\d$/.test(text)
}
