import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { LastSeen } from './last-seen.ts'
import { isUnanswered } from './no-answer.ts'
import type { Resource } from './resource.ts'

export interface Loaded<T> extends Resource<T> {
  /**
   * Whether the value belongs to an older key. Parts of a screen that are only right for the newest key, such
   * as the people of a day, must then not show the value.
   */
  isOlder: boolean
  reload: () => void
  /** Replaces the value after a change that the server confirmed. */
  replace: (change: (value: T) => T) => void
}

/**
 * Whether there is only a failure to show: no value has come and none is on its way. An empty table instead
 * would claim that there are no records, which only the server knows.
 */
export function cameToNothing({ value, error, isLoading }: Resource<unknown>): boolean {
  return value === undefined && error !== undefined && !isLoading
}

/**
 * Loads the data of a screen that has no loader, and loads again whenever `key` changes. Drops an answer when
 * a newer call has begun; keeps the older value while a newer one is on its way or has failed. With `seen`,
 * without a connection, the value that this key had last in this tab is shown beside the failure.
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  seen?: LastSeen<T>,
): Loaded<T> {
  const [state, setState] = useState<Asked<T>>({
    key,
    value: undefined,
    error: undefined,
    isLoading: true,
  })
  const [turn, setTurn] = useState(0)
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const value = await load(signal)
    if (!signal.aborted) seen?.keep(value)
    return value
  })
  const fail = useEffectEvent((error: unknown) => {
    const isOther = state.value === undefined || state.key !== key
    const value = isOther && isUnanswered(error) ? seen?.read() : undefined
    const failed = { error, isLoading: false }
    setState((before) => (value === undefined ? { ...before, ...failed } : { key, value, ...failed }))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything the loader reads, the turn for a reload
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    start(abort.signal).then(
      (value) => !abort.signal.aborted && setState({ key, value, error: undefined, isLoading: false }),
      (error: unknown) => !abort.signal.aborted && fail(error),
    )
    return () => abort.abort()
  }, [key, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  const hasFailed = state.error !== undefined
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [hasFailed, reload])
  const replace = useCallback(
    (change: (value: T) => T) =>
      setState((before) =>
        before.value === undefined ? before : { ...before, value: change(before.value) },
      ),
    [],
  )
  const { key: keyOfValue, ...loaded } = state
  return { ...loaded, isOlder: keyOfValue !== key, reload, replace }
}

interface Asked<T> extends Resource<T> {
  /** The key for which the value was loaded. */
  key: string
}
