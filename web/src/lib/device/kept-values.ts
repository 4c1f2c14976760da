import { useState } from 'react'

/**
 * A few texts that somebody typed, kept on this device alone: nothing of them is sent. Where the browser stores nothing they
 * last as long as the page. `key` names them in local storage; `empty` has every name with what it begins with.
 */
export function useKeptValues<Values extends Record<string, string>>(
  key: string,
  empty: Values,
): [Values, (change: Partial<Values>) => void] {
  const [values, setValues] = useState(() => ({ ...empty, ...read(key, empty) }))
  const change = (next: Partial<Values>) => {
    const changed = { ...values, ...next }
    setValues(changed)
    try {
      localStorage.setItem(key, JSON.stringify(changed))
    } catch {
      // Storage is switched off or full; the page works without.
    }
  }
  return [values, change]
}

/** Only names that are known, and only texts: what stands there may be of an older page. */
function read(key: string, empty: Record<string, string>): Record<string, string> {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>)
    return Object.fromEntries(
      kept.filter((pair): pair is [string, string] => pair[0] in empty && typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}
