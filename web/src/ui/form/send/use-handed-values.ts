import { type RefObject, useEffect, useRef } from 'react'
import type { Draft } from '#web/lib/device/draft.ts'
import { type Handed, setValue, stillMeant } from '../values/typed-values.ts'

interface HandedValues {
  /** The first values of the fields, by their names. */
  initial: Handed
  /** The values that the visitor last asked for by a press beside the form. */
  asked: Handed | undefined
  /** The draft of an earlier visit that is put back; undefined when there is none. */
  restored: RefObject<Draft | undefined>
}

/**
 * Puts initial values into a form when they come or change after its first render: a prerendered page reads
 * its address late, and prices are fetched again. Typed values stay, except where the visitor asks for
 * another value by a press.
 */
export function useHandedValues(
  form: HTMLFormElement | null,
  { initial, asked, restored }: HandedValues,
): void {
  const handed = useRef(initial)
  useEffect(() => {
    if (!form) return
    const draft = restored.current
    const meant = draft ? stillMeant(draft, initial) : {}
    for (const [name, value = ''] of Object.entries(initial)) {
      const before = handed.current[name] ?? ''
      const control = controlOf(form, name)
      if (!control || value === before) continue
      const isTyped = control.value !== before && control.value !== draft?.values[name]
      if (!isTyped) handOver(control, value, meant[name])
    }
    handed.current = initial
  }, [form, initial, restored])

  useEffect(() => {
    for (const [name, value] of Object.entries(asked ?? {})) {
      const control = form && controlOf(form, name)
      if (control && value) setValue(control, value)
    }
  }, [form, asked])
}

/**
 * Makes the handed value the default of the control, and shows the draft's value where that still applies.
 */
function handOver(
  control: HTMLInputElement | HTMLSelectElement,
  value: string,
  meant: unknown = value,
): void {
  // React updates the default of a text field on every change, but that of a list only once.
  if ('options' in control)
    for (const option of control.options) option.defaultSelected = option.value === value
  setValue(control, String(meant))
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
}
