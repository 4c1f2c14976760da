import './styles.css'
import { isPrerendered } from '#web/lib/prerendered.ts'
import { catchEarlyInput } from './early-input.ts'
import { guardSinks } from './trusted-types.ts'

guardSinks()

/**
 * The first and smallest script. A prerendered page is whole without any code, so its code waits until the browser
 * has nothing better to do, or until somebody touches the page. Other pages need their code at once.
 */
if (isPrerendered()) {
  const input = catchEarlyInput(() => void start())
  let started: Promise<void> | undefined

  const start = () => {
    started ??= import('./entry-client.tsx')
      .then(({ startApp }) => startApp())
      .then(() => input.replay())
      .catch((error: unknown) => {
        // Without a line the next touch may have one; what was pressed is still held.
        started = undefined
        console.warn('The page could not be brought to life yet.', error)
      })
    return started
  }

  const whenIdle = () => {
    applyWholeStylesheet()
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 })
    else setTimeout(() => void start(), 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
} else {
  void import('./entry-client.tsx').then(({ startApp }) => startApp())
}

/** The page came with the rules of its own markup; what may appear in it later needs the others. */
function applyWholeStylesheet(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-deferred]'))
    link.rel = 'stylesheet'
}
