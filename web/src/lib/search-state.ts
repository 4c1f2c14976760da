import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from './hydration.ts'

/**
 * One piece of a screen's state that lives in the address, so that reload, back and a shared link keep it.
 * Setting it replaces the history entry: looking around is not travelling.
 */
export function useSearchState(name: string): [string | undefined, (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const isHydrated = useIsHydrated()
  const value = isHydrated ? (params.get(name) ?? undefined) : undefined

  function setValue(next: string | undefined) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set(name, next)
        else after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [value, setValue]
}
