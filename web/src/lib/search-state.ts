import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const listeners = new Set<() => void>()

function follow(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * One piece of a screen's state that lives in the address, so that reload, back and a shared link keep it.
 * Looking around is not travelling: setting it changes the shown history entry and asks nothing of the router, which
 * is what makes it instant. A prerendered page knows no such state, so it is read once the page lives.
 */
export function useSearchState(name: string): [string | undefined, (value: string | undefined) => void] {
  // The router may lead to the same screen in another state.
  useLocation()
  const value = useSyncExternalStore(
    follow,
    () => new URLSearchParams(location.search).get(name) ?? undefined,
    () => undefined,
  )

  function setValue(next: string | undefined) {
    const address = new URL(location.href)
    if (next) address.searchParams.set(name, next)
    else address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
    for (const listener of listeners) listener()
  }

  return [value, setValue]
}
