import { type DoorField, doorFields } from '#contract/doors/door-words.ts'
import type { DoorFacts } from '#contract/doors/doors.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'

interface FieldNamesProps {
  fields: DoorFacts['fields']
  errors: FieldErrors
  onChange: (fields: DoorFacts['fields']) => void
}

/**
 * The names under which a sender has our fields, several with a comma between; well-known names need no line.
 */
export function FieldNames({ fields, errors, onChange }: FieldNamesProps) {
  const namesOf = (field: DoorField) => Object.keys(fields).filter((name) => fields[name] === field)
  const errorOf = (field: DoorField) =>
    errors.fields ?? namesOf(field).flatMap((name) => errors[`fields.${name}`] ?? [])[0]
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {doorFields.map(({ id, label }) => (
        <Input
          key={id}
          label={label}
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={namesOf(id).join(', ')}
          error={errorOf(id)}
          onBlur={({ currentTarget }) => {
            const others = Object.entries(fields).filter(([, field]) => field !== id)
            const names = currentTarget.value.split(',').map((name) => name.trim())
            onChange({
              ...Object.fromEntries(others),
              ...Object.fromEntries(names.filter(Boolean).map((name) => [name, id])),
            })
          }}
        />
      ))}
    </div>
  )
}
