import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isModestDevice } from '#web/lib/modest-device.ts'
import { LocationContext, RevalidationContext, RouterContext } from './navigation.ts'
import { leavePlace, openPlace } from './places.ts'
import { routeViews } from './route-views.tsx'
import type { RouterState, SiteRouter } from './router.ts'

/** Shows what the router says: the routes of its state, each inside the one above, with their data and failures. */
export function RouterView({ router }: { router: SiteRouter }): ReactNode {
  const [state, setState] = useState(router.state)
  const shown = useRef(state)

  useLayoutEffect(() => {
    // It may have moved on between the first render and this.
    setState(router.state)
    return router.subscribe((next, { viewTransitionOpts }) => {
      if (looksAs(shown.current, next)) return
      const moves = isElsewhere(shown.current, next)
      if (moves) leavePlace(shown.current)
      if (viewTransitionOpts && maySeeItMove(next)) {
        document.startViewTransition(() => flushSync(() => setState(next)))
      } else if (moves) {
        // The next page is there: it is rendered in one go, not in slices between frames of the old one.
        setState(next)
      } else {
        startTransition(() => setState(next))
      }
    })
  }, [router])

  useLayoutEffect(() => {
    const moved = isElsewhere(shown.current, state)
    shown.current = state
    if (moved) openPlace(state)
  }, [state])

  const views = useMemo(() => (state.initialized ? routeViews(state) : null), [state])
  return (
    <RouterContext value={router}>
      <LocationContext value={state.location}>
        <RevalidationContext value={state.revalidation}>{views}</RevalidationContext>
      </LocationContext>
    </RouterContext>
  )
}

/** Going back is instant, and a phone that is slow has no time for pictures of both pages. */
function maySeeItMove({ historyAction }: RouterState): boolean {
  return 'startViewTransition' in document && historyAction !== 'POP' && !isModestDevice()
}

/** Each entry of the history has a key; a router that takes over from another names the same ones. */
function isElsewhere(one: RouterState, other: RouterState): boolean {
  return one.location.key !== other.location.key
}

const visible = ['initialized', 'location', 'matches', 'loaderData', 'errors', 'revalidation'] as const

/** Being under way changes nothing of what is shown: rendering it would only delay the next page. */
function looksAs(shown: RouterState, next: RouterState): boolean {
  return visible.every((part) => shown[part] === next[part])
}
