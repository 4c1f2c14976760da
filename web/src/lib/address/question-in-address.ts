/**
 * What a change of a screen's question writes into the address: its own fields alone, because the newest address may hold
 * others that the screen does not show yet. What is usual, empty or off leaves the address.
 */
export function changeInAddress<Question extends object>(
  names: Record<keyof Question, string>,
  usual: Partial<Question>,
  change: Partial<Question>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    (Object.keys(change) as (keyof Question)[]).map((field) => {
      const value = change[field]
      if (!value || value === usual[field]) return [names[field], undefined]
      return [names[field], value === true ? 'yes' : String(value)]
    }),
  )
}
