import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the page is rendered ahead or taken over, and `value` from then on: for what no prerendered page can know. Where
 * that is true React renders again at once, before it answers a finger.
 */
export function useHydrated(value = true): boolean {
  return useSyncExternalStore(
    never,
    () => value,
    () => false,
  )
}
