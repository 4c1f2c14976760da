import type { DataRouter } from 'react-router-dom'
import { lives } from '#web/app/hydrate/lives.ts'
import { lateParts } from '#web/ui/loading/late-parts.ts'

/**
 * A change around a prerendered form whose code is still on its way makes React throw the form's markup away,
 * and with it what the visitor typed. So the view hears of changes of the shown page, such as a newer price,
 * only when all fields, lists and buttons of the page live; parts that nobody needed so far are asked for
 * then. A navigation to another page never waits.
 *
 * The view does not hear that another page is on its way: no component shows this, and rendering the old page
 * once more for it would delay the new page.
 */
export function makePatient(router: DataRouter): void {
  const { subscribe } = router
  const { pathname } = router.state.location
  const until = performance.now() + patienceMs
  router.subscribe = (hear) =>
    subscribe((...news) => {
      const [state] = news
      if (state.navigation.state !== 'idle') return
      const tell = () => {
        // Drops this state when the router has a newer one, which is told by itself.
        if (state !== router.state) return
        if (state.location.pathname === pathname && isComing(until)) {
          lateParts.release()
          requestAnimationFrame(tell)
        } else hear(...news)
      }
      tell()
    })
}

/** How long a change waits at most for a list or a button whose code does not come, in milliseconds. */
const patienceMs = 15_000

/**
 * Whether a part of the page does not live yet. Fields count without a limit of time; lists and buttons count
 * until `until`, because a held press is repeated on a replacement of its element at the earliest.
 */
const isComing = (until: number) =>
  isAny('input,textarea') || (performance.now() < until && isAny('button,select'))

/**
 * Whether elements that the screen shows do not live. A part that the screen hides, such as the desktop menu
 * on a phone, never gets its code there, and nobody can type into it.
 */
const isAny = (elements: string) =>
  [...document.querySelectorAll(elements)].some((element) => !lives(element) && element.getClientRects()[0])
