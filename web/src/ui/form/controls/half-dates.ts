export const halfDateWords = 'Please enter the whole date, or clear it.'

/** What is said of each half-typed date of a form, by its field. A browser gives half a date as none at all. */
export function halfDates(form: HTMLFormElement): Record<string, string> {
  const dates = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  return Object.fromEntries(
    dates.filter(({ validity }) => validity.badInput).map(({ name }) => [name, halfDateWords]),
  )
}
