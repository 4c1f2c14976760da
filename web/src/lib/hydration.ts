import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the prerendered page is taken over, true from then on. What the address says beyond the
 * prerendered page (a variant, a tab) is read only after that, so that both trees agree.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
