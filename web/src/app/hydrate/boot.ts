import '../styles.css'
import { fetchPageData, isPrerendered } from '../page-data.ts'
import { guardSinks } from '../trusted-types.ts'
import { catchEarlyInput } from './early-input.ts'

guardSinks()

const loadApp = () => import('../entry-client.tsx')

/**
 * The first and smallest script. A prerendered page is whole without any code, so its code waits until the browser
 * has nothing better to do, or until somebody touches the page. Other pages need their code at once.
 */
if (isPrerendered()) {
  const input = catchEarlyInput(() => start())
  let started: Promise<void> | undefined

  const start = () => {
    started ??= Promise.all([loadApp(), fetchPageData(location)]).then(([{ startApp }, pageData]) =>
      startApp(pageData),
    )
    // Also later: a part of a living page may have been pressed before its own code came.
    started.then(input.replay, (error: unknown) => {
      // Without a line the next touch may have one; what was pressed is still held.
      started = undefined
      console.warn('The page does not live yet.', error)
    })
  }

  const whenIdle = () => {
    bringTheRest()
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

/** Nothing that the first picture of the page does without may take the line or the processor from it. */
function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    act()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * What waits until nothing is in a hurry. Links say what they are: a prerendered page came with the rules of its own
 * markup, and only what may appear in it later needs the whole stylesheet. And pictures that are not the page's first may
 * be fetched now; until here `styles/base.css` keeps them out of sight.
 */
function bringTheRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-deferred]'))
    link.rel = link.dataset.deferred ?? ''
  document.documentElement.dataset.begun = ''
}
