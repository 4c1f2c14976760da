/**
 * The parameters of the address that a change of a screen's filters sets or removes. Only the changed fields
 * are named, because the newest address may hold other changes that the screen does not show yet. A value
 * that is usual, empty or off is removed.
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
