import { useState } from 'react'
import { Input } from '#web/ui/form/controls/inputs.tsx'

interface AddressesFieldProps {
  label: string
  emails: readonly string[]
  error: string | undefined
  onChange: (emails: string[]) => void
}

/** E-mail addresses in one line, as somebody types or pastes them: with commas, semicolons or blanks between. */
export function AddressesField({ label, emails, error, onChange }: AddressesFieldProps) {
  const [typed, setTyped] = useState(emails.join(', '))
  // What is typed stays as it is while it says the same; "Discard" and a colleague's list take its place.
  const value = addressesIn(typed).join() === emails.join() ? typed : emails.join(', ')
  return (
    <Input
      label={label}
      value={value}
      error={error}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(addressesIn(currentTarget.value))
      }}
    />
  )
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}
