import { useEffect, useState } from 'react'

/**
 * What a loader hands to a page: the value itself when the value is there already, otherwise a promise of it.
 */
export type Loadable<T> = T | Promise<T>

export interface Resource<T> {
  /** The newest value that has come; an older value stays while a newer one is on its way or has failed. */
  value: T | undefined
  error: unknown
  isLoading: boolean
}

/**
 * Follows the value of a loader. Prerendered pages hand over plain values, which are ready at once. A failed
 * refresh keeps the present value; `<Await>` could not do that, because it shows either a failure or the
 * content, never both. Give the component a `key` that changes with the subject (another bike), so that its
 * state starts anew.
 */
export function useResource<T>(source: Loadable<T>): Resource<T> {
  const [settled, setSettled] = useState<Settled<T>>(() =>
    isPromise(source)
      ? { source: undefined, value: undefined, error: undefined }
      : { source, value: source, error: undefined },
  )
  // A plain value is shown in this render.
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
  /** The source of this state; when the present source is another one, its value is still on its way. */
  source: Loadable<T> | undefined
  value: T | undefined
  error: unknown
}

/** Marks the failure of a call as handled, because `useResource` reads that failure only later. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

function isPromise<T>(source: Loadable<T>): source is Promise<T> {
  return source instanceof Promise
}
