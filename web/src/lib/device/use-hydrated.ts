import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the page is prerendered or taken over by React, and `value` from then on; for facts that no
 * prerendered page can know. Where `value` is true, React renders again at once, before it answers a touch.
 */
export function useHydrated(value = true): boolean {
  return useSyncExternalStore(
    never,
    () => value,
    () => false,
  )
}
