import { type FormEvent, useId } from 'react'
import type { BoxDefinition } from '#web/ui/form/send/form-screen.ts'
import { FieldError } from './field.tsx'
import { Checkbox } from './inputs.tsx'

interface CheckboxGroupProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  all: BoxDefinition
  boxes: readonly BoxDefinition[]
}

/**
 * A group of checkboxes with a box on top that sets or clears all of them; the top box is half ticked when
 * only some of the others are ticked.
 */
export function CheckboxGroup({ id, label, hint, error, all, boxes }: CheckboxGroupProps) {
  const hintId = useId()
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  // The boxes are not controlled by React, so that resetting the form clears them.
  function follow({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
    const { top, others } = boxesIn(currentTarget)
    if (!top) return
    if (target === top) for (const other of others) other.checked = top.checked
    top.checked = others.every(({ checked }) => checked)
    top.indeterminate = !top.checked && others.some(({ checked }) => checked)
  }

  // Applies a tick in the top box that the visitor set before React took the page over.
  function followEarly(fieldset: HTMLFieldSetElement | null) {
    const { top, others } = boxesIn(fieldset)
    if (top?.checked) for (const other of others) other.checked = true
  }

  return (
    <fieldset ref={followEarly} onChange={follow} aria-describedby={describedBy || undefined}>
      <legend className="text-[0.9375rem] font-semibold">{label}</legend>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 rounded-md border border-control">
        <Checkbox
          id={id}
          name={all.name}
          label={all.label}
          className="border-b border-hairline px-3.5 font-semibold"
        />
        <div className="grid px-3.5 sm:grid-cols-2">
          {boxes.map((box) => (
            <Checkbox key={box.name} name={box.name} label={box.label} />
          ))}
        </div>
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

function boxesIn(fieldset: HTMLFieldSetElement | null) {
  const [top, ...others] = fieldset?.querySelectorAll<HTMLInputElement>('input') ?? []
  return { top, others }
}
