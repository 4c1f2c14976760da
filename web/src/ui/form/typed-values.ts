import type { Draft } from '#web/lib/draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** All but what nobody may find again: secrets, files, and what the visitor cannot change or reach. */
const kept =
  'select,textarea,input:not([type=password]):not([type=file]):not([readonly]):not([tabindex="-1"])'

/** What differs from how the form was handed out, by the names of its controls. */
export function typedValues(form: HTMLFormElement): Draft['values'] {
  const values: Draft['values'] = {}
  for (const control of form.querySelectorAll<Control>(kept)) {
    if (isUntouched(control)) continue
    if (!isTick(control)) values[control.name] = control.value
    else if (control.type === 'checkbox') values[control.name] = control.checked
    else if (control.checked) values[control.name] = control.value
  }
  return values
}

/** Puts values back where nobody has typed anything else meanwhile. */
export function putBack(form: HTMLFormElement, values: Draft['values']): void {
  for (const control of form.querySelectorAll<Control>(kept)) {
    const value = values[control.name]
    if (value === undefined || !isUntouched(control)) continue
    if (!isTick(control)) control.value = String(value)
    // Pressed, so that what follows from a tick follows.
    else if (control.checked !== (value === true || value === control.value)) control.click()
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked
  if (!('options' in control)) return control.value === control.defaultValue
  const handed = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value === (handed?.value ?? '')
}
