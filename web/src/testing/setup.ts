import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { forgetPages } from '#web/lib/address/page-memory.ts'
import { setTransport } from '#web/lib/api/api-client.ts'
// Adds the routes of staff, because screens are tested without the page of the back office, which would add
// them.
import '#web/lib/api/staff-api.ts'
import { watchBareText } from './bare-text.ts'
import { server } from './server.ts'

const { asyncWrapper } = getConfig()
// The function that React itself uses, kept for tests that fake the clock.
const laterTurn = setImmediate
let endWatch: () => void = () => undefined

// A long timeout, because the first visit to a page compiles the page's code.
configure({ asyncUtilTimeout: 10_000, asyncWrapper: withEffects })

beforeAll(() => {
  // Removes what the test file before left in the document.
  document.body.replaceChildren()
  server.listen({ onUnhandledFrame: 'error' })
  fillInWhatJsdomLacks()
  endWatch = watchBareText()
})

afterEach(() => {
  cleanup()
  // Toasts and remembered pages would outlast the page of a test.
  toast.remove()
  forgetPages()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  endFakedTime()
})

afterAll(async () => {
  // Calls that this file left running outlast it in the worker, and must not reach the mocks of the next
  // file; code that arrives later would belong to the next file, so it is awaited.
  setTransport(() => new Promise(() => undefined), '')
  await vi.dynamicImportSettled()
  server.close()
  endWatch()
  // The next file of the worker may be the first to load a package that has a build for production.
  vi.unstubAllEnvs()
  configure({ asyncWrapper })
  // jsdom has no service worker; the one that a file made up would serve the next file of its worker.
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/**
 * Waits one more turn after each wait and each press of a test. React runs effects after painting, in a turn
 * of its own, so an element on the screen may not listen yet; a human reader takes longer than that turn.
 */
async function withEffects<Result>(wait: () => Promise<Result>): Promise<Result> {
  const result = await asyncWrapper(wait)
  await new Promise<void>((done) => void laterTurn(done))
  return result
}

/**
 * Ends a faked clock. jsdom draws by that clock, once for all files of its worker, so a frame that was
 * requested in faked time would otherwise never come.
 */
function endFakedTime(): void {
  if (!vi.isFakeTimers()) return
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
}

function fillInWhatJsdomLacks(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  Element.prototype.scrollBy ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
  window.IntersectionObserver ??= AllNear as unknown as typeof IntersectionObserver
  window.scrollTo = () => undefined
  window.FontFace ??= class {} as unknown as typeof FontFace
  // @ts-expect-error The types say that it is always there.
  document.fonts ??= { add: () => undefined, load: () => Promise.reject(new Error('No font is drawn here.')) }
  window.matchMedia ??= (query: string) =>
    ({
      // The window of jsdom is 1024 pixels wide.
      matches: query === '(min-width: 64rem)',
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
}

/** Makes every element count as near the screen, because elements in jsdom have no position. */
class AllNear {
  readonly #listener: IntersectionObserverCallback

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    this.#listener([entry], this as unknown as IntersectionObserver)
  }

  disconnect(): void {}
}
