import { indianNumber } from '#contract/wire/phone-number.ts'
import { Input } from './inputs.tsx'

interface MobileInputProps {
  value: string
  error: string | undefined
  onChange: (mobile: string) => void
}

/** The number of somebody at the counter or on the phone, which staff type. */
export function MobileInput({ value, error, onChange }: MobileInputProps) {
  return (
    <Input
      label="Mobile number"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={20}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** What is wrong with such a number, under the name of its field. */
export function wrongMobile(mobile: string): { mobile?: string } {
  return indianNumber(mobile) ? {} : { mobile: 'Please enter ten digits.' }
}
