import { useEffect, useRef } from 'react'

/**
 * Puts initial values into a form that come or change after its first render: a prerendered page reads its address late,
 * and the EMI calculator may hand over another loan. What somebody typed into an empty field stays.
 */
export function useHandedValues(
  form: HTMLFormElement | null,
  initial: Record<string, string | undefined>,
): void {
  const handed = useRef(initial)
  useEffect(() => {
    if (!form) return
    for (const [name, value = ''] of Object.entries(initial)) {
      const before = handed.current[name] ?? ''
      const control = form.elements.namedItem(name)
      if (value === before || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
        continue
      if (before !== '' || control.value === '') control.value = value
    }
    handed.current = initial
  }, [form, initial])
}
