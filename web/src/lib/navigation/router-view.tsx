import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RouterContext } from './navigation.ts'
import { leavePlace, openPlace } from './places.ts'
import { routeViews } from './route-views.tsx'
import type { SiteRouter } from './router.ts'

/** Shows what the router says: the routes of its state, each inside the one above, with their data and failures. */
export function RouterView({ router }: { router: SiteRouter }): ReactNode {
  const [state, setState] = useState(router.state)
  const shown = useRef(state)

  useLayoutEffect(() => {
    // It may have moved on between the first render and this.
    setState(router.state)
    return router.subscribe((next, { viewTransitionOpts }) => {
      if (next.location !== shown.current.location) leavePlace(shown.current)
      if (viewTransitionOpts && 'startViewTransition' in document) {
        document.startViewTransition(() => flushSync(() => setState(next)))
      } else {
        startTransition(() => setState(next))
      }
    })
  }, [router])

  useLayoutEffect(() => {
    const isElsewhere = shown.current.location !== state.location
    shown.current = state
    if (isElsewhere) openPlace(state)
  }, [state])

  const context = useMemo(() => ({ router, state }), [router, state])
  const views = useMemo(() => (state.initialized ? routeViews(state) : null), [state])
  return <RouterContext value={context}>{views}</RouterContext>
}
