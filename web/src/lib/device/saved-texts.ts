type Listener = (texts: readonly string[]) => void

const listeners = new Set<Listener>()

/** Tells what was just saved for visitors to read: all texts in it, at any depth. */
export function noteSaved(saved: unknown): void {
  const texts = textsIn(saved)
  for (const tell of listeners) tell(texts)
}

/** Hears of texts as they are saved; answers how to stop. */
export function onSaved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
