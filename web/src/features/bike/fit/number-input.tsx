import { t } from '#contract/wire/language.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'

interface NumberInputProps {
  label: string
  unit: string
  value: string
  most: number
  onChange: (value: string) => void
}

/**
 * A field for a figure with its unit; an error below says that a text is no figure, or that the figure is too
 * large.
 */
export function NumberInput({ label, unit, value, most, onChange }: NumberInputProps) {
  const isWrong = value !== '' && numberIn(value, most) === undefined
  return (
    <Input
      label={`${label} (${unit})`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={value}
      error={isWrong ? t`Please enter a number up to ${most}.` : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** A typed figure above zero and not above `most`; undefined for everything else. */
export function numberIn(typed: string, most: number): number | undefined {
  const text = latinDigits(typed).trim().replace(',', '.')
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  return number > 0 && number <= most ? number : undefined
}
