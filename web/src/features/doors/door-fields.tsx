import type { DoorFacts } from '#contract/doors/doors.ts'
import { walkInFamilies } from '#contract/leads/lead-stages.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'
import { familyWords } from './door-words.ts'
import { type Outlet, OutletSelect } from './outlet-select.tsx'

interface DoorFieldsProps {
  facts: DoorFacts
  errors: FieldErrors
  outlets: readonly Outlet[]
  /** The words beside the outlet, where another one may go before it. */
  outletHint?: string
  onChange: (change: Partial<DoorFacts>) => void
}

/** The name of a door, and what holds for its leads. */
export function DoorFields({ facts, errors, outlets, outletHint, onChange }: DoorFieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Input
        label="Name"
        hint="Such as Meta, or the name of the portal."
        autoComplete="off"
        maxLength={60}
        value={facts.title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Select
        label="What about"
        hint="Says who works on its leads."
        value={facts.family}
        error={errors.family}
        choices={walkInFamilies.map((value) => ({ value, label: familyWords[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ family: walkInFamilies.find((family) => family === value) ?? 'sales' })
        }
      />
      <OutletSelect
        label="Outlet"
        hint={outletHint ?? 'Without one, all outlets see its leads.'}
        outlets={outlets}
        value={facts.outletId}
        error={errors.outletId}
        onChange={(outletId) => onChange({ outletId })}
      />
    </div>
  )
}
