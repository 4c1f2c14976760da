import { useState } from 'react'
import type { Invitation } from '#contract/people/people.ts'
import { type StaffRole, staffRoles } from '#contract/people/staff-roles.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

/** An outlet by its number and name. */
export interface Place {
  id: number
  name: string
}

interface RightsFieldsProps {
  start: { role: StaffRole; outletIds: readonly number[]; changesAll: boolean; lastDay: string }
  outlets: readonly Place[]
  errors: Readonly<Record<string, string>>
}

/**
 * The role of an account, its outlets (an owner has all) and whether it changes what holds for others too,
 * and its last day.
 */
export function RightsFields({ start, outlets, errors }: RightsFieldsProps) {
  const [role, setRole] = useState(start.role)
  return (
    <>
      <Select
        label="Role"
        name="role"
        hint={staffRoles.find(({ id }) => id === role)?.may}
        defaultValue={start.role}
        onChange={(event) => setRole(event.currentTarget.value as StaffRole)}
        choices={staffRoles.map(({ id, label }) => ({ value: id, label }))}
        error={errors.role}
      />
      {role === 'owner' ? null : (
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">Outlets</legend>
          <p className="text-sm text-muted">Tick none for all. Only accounts for all outlets see reports.</p>
          <div className="mt-2 grid max-h-56 overflow-y-auto rounded-md border border-control px-3.5 sm:grid-cols-2">
            {outlets.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="outletIds"
                value={id}
                label={name}
                defaultChecked={start.outletIds.includes(id)}
              />
            ))}
          </div>
          {role === 'manager' ? (
            <Checkbox
              name="changesAll"
              label="May change what holds for all outlets"
              hint="Prices, pages, the dealership and other outlets. Without the tick, the ticked outlets alone."
              defaultChecked={start.changesAll}
            />
          ) : null}
        </fieldset>
      )}
      <Input
        label="Last day"
        hint="The account works until the end of this day."
        name="lastDay"
        type="date"
        defaultValue={start.lastDay}
        error={errors.lastDay}
      />
    </>
  )
}

/** The values in the fields of a form. */
export function rightsIn(form: FormData): Pick<Invitation, 'role' | 'outletIds' | 'changesAll' | 'lastDay'> {
  return {
    role: String(form.get('role')) as StaffRole,
    outletIds: form.getAll('outletIds').map(Number),
    changesAll: form.has('changesAll'),
    lastDay: String(form.get('lastDay')),
  }
}
