import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is rendered ahead or taken over, true from then on: for what no prerendered page can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
