import type { DataRouter } from 'react-router-dom'

/**
 * Whatever changes around a prerendered form whose code is still on its way makes React throw the form's markup away, and what
 * was typed with it. So nobody hears of news of the page that is shown, such as a newer price, until all its fields live;
 * another page waits for nothing.
 *
 * That another page is on its way is told to nobody: no part shows it, and to render the old page for it once more would hold up
 * the new one.
 */
export function makePatient(router: DataRouter): void {
  const { subscribe } = router
  const { pathname } = router.state.location
  router.subscribe = (hear) =>
    subscribe((...news) => {
      const [state] = news
      if (state.navigation.state !== 'idle') return
      const tell = () => {
        // Newer ones may have been told.
        if (state !== router.state) return
        if (state.location.pathname === pathname && isComing()) requestAnimationFrame(tell)
        else hear(...news)
      }
      tell()
    })
}

/** React leaves properties on every element that it takes over. A field has none of its own before, as a form or a list has. */
const isComing = () =>
  [...document.querySelectorAll('input,textarea')].some((field) => !Object.keys(field)[0])
