export const halfDateWords = 'Please enter the whole date, or clear it.'

/**
 * The message for each incomplete date in a form, by the name of its field. The browser reports the value of
 * an incomplete date as empty.
 */
export function halfDates(form: HTMLFormElement): Record<string, string> {
  const dates = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  return Object.fromEntries(
    dates.filter(({ validity }) => validity.badInput).map(({ name }) => [name, halfDateWords]),
  )
}
