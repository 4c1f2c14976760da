import { useCallback, useEffect, useRef, useState } from 'react'

export interface StaffData<T> {
  /** What was loaded last; stays while newer data is on its way or has failed. */
  value: T | undefined
  error: unknown
  isLoading: boolean
  reload: () => void
  /** Replaces the value after a change that the server confirmed. */
  replace: (change: (value: T) => T) => void
}

/**
 * Loads what a back-office screen shows, again whenever `key` changes. An answer that a newer question has
 * overtaken is dropped.
 */
export function useStaffData<T>(key: string, load: (signal: AbortSignal) => Promise<T>): StaffData<T> {
  const [state, setState] = useState<{ value: T | undefined; error: unknown; isLoading: boolean }>({
    value: undefined,
    error: undefined,
    isLoading: true,
  })
  const [turn, setTurn] = useState(0)
  const loader = useRef(load)
  loader.current = load

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything the loader reads, the turn for a reload
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    loader.current(abort.signal).then(
      (value) => !abort.signal.aborted && setState({ value, error: undefined, isLoading: false }),
      (error: unknown) =>
        !abort.signal.aborted && setState((before) => ({ value: before.value, error, isLoading: false })),
    )
    return () => abort.abort()
  }, [key, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  const replace = useCallback(
    (change: (value: T) => T) =>
      setState((before) =>
        before.value === undefined ? before : { ...before, value: change(before.value) },
      ),
    [],
  )
  return { ...state, reload, replace }
}
