/** A name that this tab keeps over a reload. Throws where the browser keeps nothing. */
export function tabName(): string {
  const known = sessionStorage.getItem('tab')
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem('tab', made)
  return made
}
