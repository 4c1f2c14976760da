import { type RefObject, useEffect, useRef } from 'react'
import type { Draft } from '#web/lib/device/draft.ts'
import { type Handed, setValue, stillMeant } from './typed-values.ts'

interface HandedValues {
  /** What stands in the fields at first, by their names. */
  initial: Handed
  /** What a press beside the form asked for last. */
  asked: Handed | undefined
  /** What was typed on an earlier visit and is put back; undefined when nothing was. */
  restored: RefObject<Draft | undefined>
}

/**
 * Puts initial values into a form that come or change after its first render: a prerendered page reads its address late,
 * and a price is read anew. What somebody typed stays, but for what they ask for by a press.
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

/** Sets what was handed over as what stands there at first, and above it what is put back. */
function handOver(
  control: HTMLInputElement | HTMLSelectElement,
  value: string,
  meant: unknown = value,
): void {
  // React tells a field its first value whenever that changes, and a list only once.
  if ('options' in control)
    for (const option of control.options) option.defaultSelected = option.value === value
  setValue(control, String(meant))
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
}
