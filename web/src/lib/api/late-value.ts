import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'

// A visitor may type into a prerendered form before its code has come. An urgent change of the surrounding
// parts would make React throw away the form's markup with the typed text; a change in a transition waits
// until React has taken the form over.

/**
 * Loads a value once from the server, for a form that works without that value; undefined until the value has
 * come, and when the call fails.
 */
export function useLateValue<T>(load: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>()
  const start = useEffectEvent(load)
  useEffect(() => {
    let isCurrent = true
    start().then(
      (loaded) => startTransition(() => (isCurrent ? setValue(() => loaded) : undefined)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return value
}

/**
 * The values that a link fills into a form, by the names of the form's fields; `names` must stay the same
 * array.
 */
export function useHandedFields(names: readonly string[]): Record<string, string | undefined> {
  const [now] = useSearchState()
  const address = useDeferredValue(now)
  return useMemo(
    () => Object.fromEntries(names.map((name) => [name, address.get(name) ?? undefined])),
    [names, address],
  )
}
