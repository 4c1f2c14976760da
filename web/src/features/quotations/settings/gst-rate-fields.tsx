import { smallEngine } from '#contract/quotations/quotation-limits.ts'
import type { GstRate } from '#contract/quotations/quotation-settings.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'
import { figureValue } from './figure-value.ts'

interface GstRateFieldsProps {
  rate: GstRate
  place: number
  errors: FieldErrors
  onChange: (facts: Partial<GstRate>) => void
}

const kinds = [
  { fact: 'small', label: `Up to ${smallEngine} cc, %` },
  { fact: 'large', label: `Above ${smallEngine} cc, %` },
  { fact: 'electric', label: 'Electric, %' },
] as const

/** The rates of one day, their source, and the tick by which the owner says that they are right. */
export function GstRateFields({ rate, place, errors, onChange }: GstRateFieldsProps) {
  const errorOf = (fact: keyof GstRate) => errors[`gstRates.${place}.${fact}`]
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Input
          label="From"
          type="date"
          value={rate.beginsOn}
          error={errorOf('beginsOn')}
          onChange={({ currentTarget: { value } }) => onChange({ beginsOn: value, isChecked: false })}
        />
        {kinds.map(({ fact, label }) => (
          <Input
            key={fact}
            label={label}
            type="number"
            step="any"
            value={figureValue(rate[fact])}
            error={errorOf(fact)}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onChange({ [fact]: valueAsNumber, isChecked: false })
            }
          />
        ))}
      </div>
      <Input
        label="Source"
        maxLength={300}
        autoComplete="off"
        value={rate.source}
        error={errorOf('source')}
        onChange={({ currentTarget: { value } }) => onChange({ source: value })}
      />
      <Checkbox
        label="I have checked these rates"
        checked={rate.isChecked}
        onChange={({ currentTarget: { checked } }) => onChange({ isChecked: checked })}
      />
    </div>
  )
}
