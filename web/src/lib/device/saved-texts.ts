type Listener = (texts: readonly string[]) => void

const listeners = new Set<Listener>()

/** Tells the listeners which texts for visitors were just saved: all texts in `saved`, at any depth. */
export function noteSaved(saved: unknown): void {
  const texts = textsIn(saved)
  for (const tell of listeners) tell(texts)
}

/** Calls `listener` with the texts of each save; the answer removes the listener. */
export function onSaved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
