import type { DataRouter } from 'react-router-dom'

/**
 * Whatever changes around a prerendered form whose code is still on its way makes React throw the form's markup away, and what
 * was typed with it. So nobody hears of news of the page that is shown, such as a newer price, until all its fields and lists live,
 * and the header; another page waits for nothing.
 *
 * That another page is on its way is told to nobody: no part shows it, and to render the old page for it once more would hold up
 * the new one.
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
        // Newer ones may have been told.
        if (state !== router.state) return
        if (state.location.pathname === pathname && isComing(until)) requestAnimationFrame(tell)
        else hear(...news)
      }
      tell()
    })
}

/** News wait no longer than this (milliseconds) for a header or a list whose code does not come. */
const patienceMs = 15_000

/** Fields; and lists and the buttons of the header, because what is held for one of those would be lost with it. */
const isComing = (until: number) =>
  isAny('input,textarea') || (performance.now() < until && isAny('header button,select'))

/** React leaves properties on every element that it takes over. A list has others of its own: its options. */
const isAny = (elements: string) =>
  [...document.querySelectorAll(elements)].some((element) => !/__react/.test(`${Object.keys(element)}`))
