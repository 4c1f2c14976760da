import type { ReactNode } from 'react'
import { recordLimits } from '#contract/vehicle-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { TrashIcon } from '#web/ui/icon/sign.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'

interface PartListProps<Part> {
  label: string
  /** What one of them is called: "variant". */
  noun: string
  parts: readonly Part[]
  nameOf: (part: Part) => string
  /** A new, empty one. */
  make: () => Part
  onChange: (parts: Part[]) => void
  children: (part: Part, index: number) => ReactNode
}

/** Parts of a vehicle to fill in, add, remove and put into order. */
export function PartList<Part extends { id?: number | undefined }>(props: PartListProps<Part>) {
  const { label, noun, parts, nameOf, make, onChange, children } = props
  const said = (part: Part, index: number) => nameOf(part) || `${noun} ${index + 1}`
  return (
    <div className="grid gap-3">
      {parts.length === 0 ? <p className="text-muted">None yet.</p> : null}
      <SortableList
        stacked
        label={label}
        items={parts}
        keyOf={({ id }) => id ?? 0}
        nameOf={said}
        onChange={onChange}
      >
        {(part, index) => (
          <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_2.75rem]">
            <div className="min-w-0">{children(part, index)}</div>
            <button
              type="button"
              onClick={() => onChange(parts.toSpliced(index, 1))}
              className="grid size-11 place-items-center rounded-md text-danger hover:bg-danger-soft max-sm:absolute max-sm:top-0 max-sm:right-0"
            >
              <TrashIcon />
              <span className="sr-only">Remove {said(part, index)}</span>
            </button>
          </div>
        )}
      </SortableList>
      <Button
        size="small"
        className="w-fit"
        disabled={parts.length >= recordLimits.parts}
        onClick={() => onChange([...parts, make()])}
      >
        Add a {noun}
      </Button>
    </div>
  )
}
