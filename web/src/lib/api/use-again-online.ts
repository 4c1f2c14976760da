import { useEffect, useEffectEvent } from 'react'
import type { Loaded } from './use-loaded.ts'

/** Loads what failed again as soon as the device says that its line is back; answers the same value. */
export function useAgainOnline<T>(loaded: Loaded<T>): Loaded<T> {
  const again = useEffectEvent(() => {
    if (loaded.error !== undefined) loaded.reload()
  })
  useEffect(() => {
    const listen = () => again()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return loaded
}
