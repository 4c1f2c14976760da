/**
 * The open modal dialogs, newest last. Elements outside the newest dialog are inert, so parts that must stay
 * usable above it (toasts) are rendered inside it.
 */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Notes whether the page has a scroll bar with a width, before the first dialog hides the scroll bar. */
export function noteScrollBar(): void {
  const { documentElement: page } = document
  if (!topDialog()) page.toggleAttribute('data-bar', innerWidth > page.clientWidth)
}

/** Adds a dialog on top; the returned function removes it again. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export function subscribeToTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest open modal dialog that is still on the page, or null. */
export function topDialog(): HTMLElement | null {
  return open.findLast((dialog) => dialog.isConnected) ?? null
}
