import { indianNumber } from '#contract/wire/phone-number.ts'
import { Input } from './inputs.tsx'

interface MobileInputProps {
  value: string
  error: string | undefined
  onChange: (mobile: string) => void
}

/** An input for the mobile number of a person at the counter or on the phone, typed by staff. */
export function MobileInput({ value, error, onChange }: MobileInputProps) {
  return (
    <Input
      label="Mobile number"
      name="mobile"
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

/** The error message for a mobile number that is not valid, by the name of its field. */
export function wrongMobile(mobile: string): { mobile?: string } {
  return indianNumber(mobile) ? {} : { mobile: 'Please enter ten digits.' }
}
