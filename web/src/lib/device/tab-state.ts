import { useState } from 'react'
import { draftKeyOf } from './draft.ts'
import { tabStorage } from './storage.ts'

/**
 * State of a part that is no form, such as a choice. Like a form's draft, it survives a new version of the
 * site and a change of language. `id` names the part on its page. Not for prerendered parts, because the
 * first render reads the stored state.
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
    tabStorage.write(key, JSON.stringify(changed))
  }
  return [value, change]
}

/**
 * Reads the stored value. An older version may have stored it, so it is used only where it has the form of
 * `initial`.
 */
function read<Value extends object>(key: string, initial: Value): Value {
  try {
    const kept = JSON.parse(tabStorage.read(key) ?? '{}') as Record<string, unknown>
    const isLike = Object.entries(initial).every(
      ([name, value]) =>
        typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
    )
    return isLike ? (kept as Value) : initial
  } catch {
    return initial
  }
}
