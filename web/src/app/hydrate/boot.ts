import '../styles.css'
import { lateParts } from '#web/ui/loading/late-parts.ts'
import { fetchPageData, isPrerendered } from '../page-data.ts'
import { guardSinks } from '../trusted-types.ts'
import { catchEarlyInput } from './early-input.ts'

guardSinks()

const loadApp = () => import('../entry-client.tsx')

/**
 * The first and smallest script. A prerendered page is complete without code, so the app's code waits until
 * the browser is idle or a visitor touches the page. Other pages need their code at once.
 */
if (isPrerendered()) {
  lateParts.hold()
  const input = catchEarlyInput(() => start())
  let started: Promise<void> | undefined

  const start = () => {
    started ??= Promise.all([loadApp(), fetchPageData(location)]).then(([{ startApp }, pageData]) =>
      startApp(pageData),
    )
    // Replay also runs when the app has started earlier: a visitor may have pressed a part of a living page
    // before the code of that part came.
    started.then(input.replay, (error: unknown) => {
      // After a failure the next touch tries again, because the connection may be back; the presses so far
      // are still held.
      started = undefined
      console.warn('The page does not live yet.', error)
    })
  }

  const whenIdle = () => {
    bringTheRest()
    lateParts.releaseSoon()
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  const whenLoaded = () => afterFirstPaint(whenIdle)
  if (document.readyState === 'complete') whenLoaded()
  else window.addEventListener('load', whenLoaded, { once: true })
} else {
  bringTheRest()
  void loadApp().then(({ startApp }) => startApp())
}

/**
 * Runs `act` after the first paint of the page, so that nothing takes connection or processor from that
 * paint.
 */
function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    act()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Loads what a prerendered page did without so far. A prerendered page has only the style rules of its own
 * markup, so the whole stylesheet, which parts that appear later need, hangs on a link with `data-deferred`.
 * Pictures beyond the first ones may be fetched now as well; until here `styles/base.css` keeps them out of
 * sight.
 */
function bringTheRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-deferred]'))
    link.rel = link.dataset.deferred ?? ''
  document.documentElement.dataset.begun = ''
}
