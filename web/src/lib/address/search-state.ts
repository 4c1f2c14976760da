import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { shownRouter } from './shown-router.ts'

type Change = Record<string, string | undefined>

interface ChangeOptions {
  step?: boolean
  fromTop?: boolean
}

const nothing = new URLSearchParams()

/**
 * The state of a screen that lives in the query of its address, so that reload, back and a shared link keep it. A change
 * names what is new; empty text and `undefined` leave the address. Going back passes over a change unless `step` makes it
 * a step of its own; what then takes the whole screen begins `fromTop`. A prerendered page knows no such state: it is read once the page lives.
 */
export function useSearchState(): [URLSearchParams, (change: Change, options?: ChangeOptions) => void] {
  const [params, setParams] = useSearchParams()
  // The pages of a model are built with its name, and links say its line: neither is state, and most addresses say nothing else.
  const isRead = useHydrated([...params.keys()].some((name) => name !== 'bikeName' && name !== 'type'))

  const change = useCallback(
    (next: Change, { step = false, fromTop = false }: ChangeOptions = {}) => {
      setParams(
        (shown) => {
          const newest = newestParams() ?? shown
          for (const [name, value] of Object.entries(next)) {
            if (value) newest.set(name, value)
            else newest.delete(name)
          }
          return newest
        },
        { replace: !step, preventScrollReset: !fromTop },
      )
    },
    [setParams],
  )

  return [isRead ? params : nothing, change]
}

/** What is shown may be behind what was asked for: two quick changes must not lose the first. */
function newestParams(): URLSearchParams | undefined {
  const { location, navigation } = shownRouter.current?.state ?? {}
  const next = navigation?.location?.pathname === location?.pathname ? navigation?.location : location
  return next && new URLSearchParams(next.search)
}
