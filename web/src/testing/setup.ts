import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { forgetPages } from '#web/lib/address/page-memory.ts'
import { setTransport } from '#web/lib/api/api-client.ts'
// Screens are tested without the page of the back office, which learns its routes.
import '#web/lib/api/staff-api.ts'
import { server } from './server.ts'

const { asyncWrapper } = getConfig()
// React's own, also where a test fakes the clock.
const laterTurn = setImmediate

// The first visit to a page compiles its code.
configure({ asyncUtilTimeout: 10_000, asyncWrapper: withEffects })

beforeAll(() => {
  // What the file before left in the document.
  document.body.replaceChildren()
  server.listen({ onUnhandledFrame: 'error' })
  fillInWhatJsdomLacks()
})

afterEach(() => {
  cleanup()
  // Toasts outlive the page they were shown on, and pages are remembered.
  toast.remove()
  forgetPages()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  endFakedTime()
})

afterAll(async () => {
  // What this file left loading outlives it in its worker, and must not ask the mocks of the next file; code that comes
  // later would be that of the next.
  setTransport(() => new Promise(() => undefined), '')
  await vi.dynamicImportSettled()
  server.close()
  configure({ asyncWrapper })
})

/**
 * React runs effects after it has painted, in a turn of its own: what is seen may not listen yet. After each wait and each
 * press of a test that turn is over, as it is for whoever reads before pressing.
 */
async function withEffects<Result>(wait: () => Promise<Result>): Promise<Result> {
  const result = await asyncWrapper(wait)
  await new Promise<void>((done) => void laterTurn(done))
  return result
}

/** jsdom draws by the same clock, once for all files of its worker: what it began in faked time would never come again. */
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
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
}

/** Nothing has a place in jsdom, so everything is near. */
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
