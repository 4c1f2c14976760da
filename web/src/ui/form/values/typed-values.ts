import type { Draft } from '#web/lib/device/draft.ts'

/** The values that links and pages fill into a form, by the names of its controls. */
export type Handed = Readonly<Record<string, string | undefined>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Controls whose values a draft may hold: no secrets, no files, and no control that the visitor cannot change
 * or reach.
 */
const restorable =
  'select,textarea,input:not([type=password]):not([type=file]):not([readonly]):not([tabindex="-1"])'

/** The values that the visitor has changed in a form, by the names of its controls. */
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

/**
 * The values of a draft that still apply next to the values handed over now. A value typed over another
 * handed value is about something else, such as the loan for another model, and would replace what the
 * visitor has just chosen.
 */
export function stillMeant(
  { values, handed: then = {} }: Pick<Draft, 'values' | 'handed'>,
  now: Handed,
): Draft['values'] {
  const isMeant = (name: string) => !now[name] || now[name] === then[name]
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))
}

/**
 * Puts values back into those controls that have not been changed meanwhile; answers whether any value was
 * put back.
 */
export function putBack(form: HTMLFormElement, values: Draft['values']): boolean {
  let isAny = false
  for (const control of form.querySelectorAll<Control>(restorable)) {
    const value = values[control.name]
    if (value === undefined || !isUntouched(control)) continue
    if (!isTick(control)) isAny = setValue(control, String(value)) || isAny
    // The control is clicked, so that its group gets the event and follows.
    else if (control.checked !== (value === true || value === control.value)) {
      control.click()
      isAny = true
    }
  }
  return isAny
}

/**
 * Sets a value. A list without that value keeps its present one, because it would otherwise show nothing;
 * answers whether the value was set.
 */
export function setValue(control: Control, value: string): boolean {
  if ('options' in control && ![...control.options].some((option) => option.value === value)) return false
  control.value = value
  return true
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
