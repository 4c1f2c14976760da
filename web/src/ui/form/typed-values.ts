import type { Draft } from '#web/lib/draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Controls whose values a draft may hold: no secrets, no files, and nothing that the visitor cannot change or reach. */
const restorable =
  'select,textarea,input:not([type=password]):not([type=file]):not([readonly]):not([tabindex="-1"])'

/** What the visitor has changed in a form, by the names of its controls. */
export function typedValues(form: HTMLFormElement): Draft['values'] {
  const values: Draft['values'] = {}
  for (const control of form.querySelectorAll<Control>(restorable)) {
    if (isUntouched(control)) continue
    if (!isTick(control)) values[control.name] = control.value
    else if (control.type === 'checkbox') values[control.name] = control.checked
    else if (control.checked) values[control.name] = control.value
  }
  return values
}

/** Puts values back into the controls that nobody has changed meanwhile. */
export function putBack(form: HTMLFormElement, values: Draft['values']): void {
  for (const control of form.querySelectorAll<Control>(restorable)) {
    const value = values[control.name]
    if (value === undefined || !isUntouched(control)) continue
    if (!isTick(control)) control.value = String(value)
    // The control is pressed, so that its group hears of it and follows.
    else if (control.checked !== (value === true || value === control.value)) control.click()
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked
  if (!('options' in control)) return control.value === control.defaultValue
  const atFirst = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value === (atFirst?.value ?? '')
}
