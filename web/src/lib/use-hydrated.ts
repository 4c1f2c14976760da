import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is rendered ahead or taken over, true from then on: for what no prerendered page can know. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false)
}

/**
 * `built` while the page is rendered ahead or taken over, `value` from then on; both compared by identity. Where they differ React
 * renders again at once, before it answers a finger, so nothing large should wait for it without need.
 */
export function useOnceHydrated<Value>(value: Value, built: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => built,
  )
}
