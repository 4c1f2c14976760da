import { useState } from 'react'
import { draftKeyOf } from './draft.ts'

/**
 * State that outlasts a new version of the site and a change of language, as what is typed into a form does: the choices of a part
 * that is no form. `id` names it on its page. For parts that are never prerendered, because the first render reads it.
 */
export function useTabState<Value extends object>(
  id: string,
  initial: Value,
): [Value, (change: (before: Value) => Value) => void] {
  const [key] = useState(() => draftKeyOf(id))
  const [value, setValue] = useState(() => read(key, initial))
  const change = (next: (before: Value) => Value) => {
    const changed = next(value)
    setValue(changed)
    try {
      sessionStorage.setItem(key, JSON.stringify(changed))
    } catch {
      // Storage is switched off or full; the part works without.
    }
  }
  return [value, change]
}

/** What is kept may be of an older version, and is taken only where it looks as it does now. */
function read<Value extends object>(key: string, initial: Value): Value {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const isLike = Object.entries(initial).every(
      ([name, value]) =>
        typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
    )
    return isLike ? (kept as Value) : initial
  } catch {
    return initial
  }
}
