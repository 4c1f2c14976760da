import { useEffect, useState } from 'react'

/** What a loader hands a page: the value itself when it is there already, otherwise its promise. */
export type Loadable<T> = T | Promise<T>

export interface Resource<T> {
  /** The newest value there is; an older one stays while a newer is on its way or has failed. */
  value: T | undefined
  error: unknown
  isLoading: boolean
}

/**
 * Follows what a loader handed over. Prerendered pages get plain values and are ready at once; a failed refresh
 * keeps what stands, which is why this is no `<Await>`: that has words for a failure, or the content, not both. Give the
 * component a `key` when another thing is meant (another bike), so that it starts anew.
 */
export function useResource<T>(source: Loadable<T>): Resource<T> {
  const [settled, setSettled] = useState<Settled<T>>(() =>
    isPromise(source)
      ? { source: undefined, value: undefined, error: undefined }
      : { source, value: source, error: undefined },
  )
  // A value that is there already is shown in the same render.
  if (!isPromise(source) && settled.source !== source) {
    setSettled({ source, value: source, error: undefined })
  }

  useEffect(() => {
    if (!isPromise(source)) return
    let isCurrent = true
    source.then(
      (value) => isCurrent && setSettled({ source, value, error: undefined }),
      (error: unknown) => isCurrent && setSettled((before) => ({ source, value: before.value, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [source])

  return { value: settled.value, error: settled.error, isLoading: settled.source !== source }
}

interface Settled<T> {
  /** What this state was made from; something else means that the newest is still on its way. */
  source: Loadable<T> | undefined
  value: T | undefined
  error: unknown
}

/** Starts a call whose failure is read later by `useResource`; until then it must not count as unhandled. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

function isPromise<T>(source: Loadable<T>): source is Promise<T> {
  return source instanceof Promise
}
