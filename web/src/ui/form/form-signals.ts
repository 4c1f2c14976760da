/** The field that no person sees: what stands in it was written by a machine, or by a careless one of the browser. */
export const trapName = 'website'

/** What a form tells about how it was filled in: milliseconds since it was touched first, and whether the trap was filled. */
export function formSignals(form: HTMLFormElement, since: number): string {
  const isFilled = new FormData(form).get(trapName)
  return `t=${Math.max(0, Math.round(Date.now() - since))};h=${isFilled ? 1 : 0}`
}
