import { Select } from '#web/ui/form/controls/select.tsx'

export interface Outlet {
  id: number
  name: string
}

interface OutletSelectProps {
  label: string
  hint?: string
  outlets: readonly Outlet[]
  value: number | null
  error: string | undefined
  onChange: (outletId: number | null) => void
}

/** An outlet, or none. */
export function OutletSelect({ label, hint, outlets, value, error, onChange }: OutletSelectProps) {
  return (
    <Select
      label={label}
      {...(hint && { hint })}
      placeholder="No outlet yet"
      value={value === null ? '' : String(value)}
      error={error}
      choices={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  )
}
