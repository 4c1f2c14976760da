const key = 'search-chosen'
const most = 5

/** The ids of the entries that were chosen on this device, the newest first. Typed text is stored nowhere. */
export function chosenLately(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers a chosen entry; a browser that stores nothing remembers nothing. */
export function rememberChosen(id: string): void {
  try {
    const ids = [id, ...chosenLately().filter((other) => other !== id)].slice(0, most)
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Storage is switched off or full.
  }
}

export function forgetChosen(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is switched off, so there is nothing to forget.
  }
}
