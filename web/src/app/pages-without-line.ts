import type { DataRouter } from 'react-router-dom'
import { shownLine } from '#web/features/on-device/line.ts'

/** How long the code of a page may be on its way before its visitor is told that there is no line, in milliseconds. */
const patienceMs = 2000

/** Pages that the service worker has nothing to show for. */
const staffPages = /^\/admin(\/|$)/

/**
 * Code waits for the line, so a press on a page whose code is not kept would do nothing until it is back. Without a line such
 * a page is opened as a new document: the service worker has it, or the words for one that needs a connection. `hearAll` tells
 * of pages that are on their way.
 */
export function openWithoutLine(
  router: DataRouter,
  hearAll: DataRouter['subscribe'],
  open: (address: string) => void = (address) => location.assign(address),
): void {
  let waiting: ReturnType<typeof setInterval> | undefined
  hearAll(({ navigation }) => {
    clearInterval(waiting)
    const to = navigation.location
    if (!to || staffPages.test(to.pathname) || !navigator.serviceWorker?.controller) return
    waiting = setInterval(() => {
      if (shownLine() !== 'away') return
      clearInterval(waiting)
      open(router.createHref(to))
    }, patienceMs)
  })
}
