import { useState } from 'react'
import { Input } from '#web/ui/form/controls/inputs.tsx'

interface AddressesFieldProps {
  label: string
  emails: readonly string[]
  error: string | undefined
  onChange: (emails: string[]) => void
}

/** E-mail addresses in one line, as staff type or paste them: with commas, semicolons or blanks between. */
export function AddressesField({ label, emails, error, onChange }: AddressesFieldProps) {
  const [typed, setTyped] = useState(emails.join(', '))
  // The typed text stays as it is while it means the same addresses; after "Discard" or with a colleague's
  // list, the stored addresses take its place.
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
