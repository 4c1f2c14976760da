const key = 'search-chosen'
const most = 5

/** The ids of what was chosen on this device, the newest first. What was typed is stored nowhere. */
export function chosenLately(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Where the browser stores nothing, nothing is remembered. */
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
    // Storage is switched off: nothing is there.
  }
}
