import type { DataRouter } from 'react-router-dom'
import { shownConnection } from '#web/features/on-device/connection.ts'

/**
 * How long the code of a page may be on its way before its visitor is told that there is no connection, in
 * milliseconds.
 */
const patienceMs = 2000

/** Pages of staff, for which the service worker keeps nothing to show. */
const staffPages = /^\/admin(\/|$)/

/**
 * React Router waits until the code of a page arrives, so without a connection a press on a page whose code
 * is not kept would do nothing. Then the page is opened as a new document: the service worker answers with
 * the kept page, or with a page that says that a connection is needed.
 */
export function openWithoutConnection(
  router: DataRouter,
  open: (address: string) => void = (address) => location.assign(address),
): void {
  let waiting: ReturnType<typeof setInterval> | undefined
  const look = () => {
    const to = router.state.navigation.location
    const isHelped = to && !staffPages.test(to.pathname) && navigator.serviceWorker?.controller
    if (isHelped && shownConnection() !== 'away') return
    clearInterval(waiting)
    if (isHelped) open(router.createHref(to))
  }
  const begin = () => {
    clearInterval(waiting)
    waiting = setInterval(look, patienceMs)
  }
  // The router does not tell that a page is on its way, but each navigation begins with a press or a step
  // through the history.
  addEventListener('click', begin, { passive: true, capture: true })
  addEventListener('popstate', begin)
}
