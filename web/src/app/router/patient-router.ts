import type { DataRouter } from 'react-router-dom'
import { lives } from '#web/app/hydrate/lives.ts'

/**
 * Whatever changes around a prerendered form whose code is still on its way makes React throw the form's markup away, and what
 * was typed with it. So nobody hears of news of the page that is shown, such as a newer price, until all its fields, lists
 * and buttons live; another page waits for nothing.
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

/** News wait no longer than this (milliseconds) for a list or a button whose code does not come. */
const patienceMs = 15_000

/** Fields; and lists and buttons, because what is held for one of those is done to the one that takes its place at the earliest. */
const isComing = (until: number) =>
  isAny('input,textarea') || (performance.now() < until && isAny('button,select'))

const isAny = (elements: string) => ![...document.querySelectorAll(elements)].every(lives)
