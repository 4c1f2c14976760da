import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'

// A prerendered form may be typed into before its code has come. An urgent change of what surrounds it would make React throw
// its markup away, and what was typed with it; a change that can wait lets it be taken over first.

/** What comes once from the server, for a form that works without it; undefined until then, and where it does not come. */
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

/** What a link fills into a form, by the names of its fields; `names` must stay the same list. */
export function useHandedFields(names: readonly string[]): Record<string, string | undefined> {
  const [now] = useSearchState()
  const address = useDeferredValue(now)
  return useMemo(
    () => Object.fromEntries(names.map((name) => [name, address.get(name) ?? undefined])),
    [names, address],
  )
}
