import { useCallback } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { shownRouter } from './shown-router.ts'

type Change = Record<string, string | undefined>

interface ChangeOptions {
  step?: boolean
  fromTop?: boolean
  keep?: Record<string, unknown>
}

const nothing = new URLSearchParams()

/**
 * The state of a screen in the query of its address, so that a reload, a step back and a shared link keep the
 * state. A change names only the new values; empty text and `undefined` remove a value. A change replaces the
 * present entry of the history unless `step` asks for an entry of its own; with `fromTop` the page scrolls to
 * its top. `keep` stays with the entry of the history, beside what that keeps already, and never stands in
 * the address. On a prerendered page the state is empty until the page lives.
 */
export function useSearchState(): [URLSearchParams, (change: Change, options?: ChangeOptions) => void] {
  const [params, setParams] = useSearchParams()
  const { state: kept } = useLocation()
  // The name and the line of a model are no state: pages of a model are built for the name, and links add the
  // line. Most addresses have no other parameter, so their page need not render again.
  const isRead = useHydrated([...params.keys()].some((name) => name !== 'bikeName' && name !== 'type'))

  const change = useCallback(
    (next: Change, { step = false, fromTop = false, keep }: ChangeOptions = {}) => {
      const newest = newestLocation()
      setParams(
        (shown) => {
          const query = new URLSearchParams(newest?.search ?? shown)
          for (const [name, value] of Object.entries(next)) {
            if (value) query.set(name, value)
            else query.delete(name)
          }
          return query
        },
        {
          replace: !step,
          preventScrollReset: !fromTop,
          ...(keep && { state: { ...(newest ? newest.state : kept), ...keep } }),
        },
      )
    },
    [setParams, kept],
  )

  return [isRead ? params : nothing, change]
}

/**
 * The place of the newest navigation. The shown one may lag behind, and a second quick change must not lose
 * the first.
 */
function newestLocation(): Location | undefined {
  const { location, navigation } = shownRouter.current?.state ?? {}
  return navigation?.location?.pathname === location?.pathname ? navigation?.location : location
}
