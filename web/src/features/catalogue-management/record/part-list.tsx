import type { ReactNode } from 'react'
import { recordLimits } from '#contract/catalogue/vehicle-choices.ts'
import { without } from '#web/lib/changed-list.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'

interface PartListProps<Part> {
  label: string
  /** The word for one of the parts: "variant". */
  noun: string
  parts: readonly Part[]
  nameOf: (part: Part) => string
  /** Makes a new, empty part. */
  make: () => Part
  onChange: (parts: Part[]) => void
  children: (part: Part, index: number) => ReactNode
}

/** Parts of a vehicle to fill in, add, remove and put into order. */
export function PartList<Part extends { id?: number | undefined }>(props: PartListProps<Part>) {
  const { label, noun, parts, nameOf, make, onChange, children } = props
  const nameOrNumber = (part: Part, index: number) => nameOf(part) || `${noun} ${index + 1}`
  return (
    <div className="grid gap-3">
      {parts.length === 0 ? <p className="text-muted">None yet.</p> : null}
      <SortableList
        label={label}
        items={parts}
        keyOf={({ id }) => id ?? 0}
        nameOf={nameOrNumber}
        onChange={onChange}
        onRemove={(index) => onChange(without(parts, index))}
      >
        {children}
      </SortableList>
      <ChangeButton
        size="small"
        className="w-fit"
        disabled={parts.length >= recordLimits.parts}
        onClick={() => onChange([...parts, make()])}
      >
        Add a {noun}
      </ChangeButton>
    </div>
  )
}
