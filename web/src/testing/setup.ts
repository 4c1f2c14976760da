import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { staffRoutes } from '#contract/staff-routes.ts'
import { learnRoutes } from '#web/lib/api-client.ts'
import { forgetPages } from '#web/lib/page-memory.ts'
import { server } from './server.ts'

// Screens are tested without the page of the back office, which learns them.
learnRoutes(staffRoutes)

/** What React or a component said on the console while a test ran; anything at all fails the test. */
let complaints: string[] = []

// The first visit to a page compiles its code.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  fillInWhatJsdomLacks()
})

beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  // Toasts outlive the page they were shown on, and pages are remembered.
  toast.remove()
  forgetPages()
  server.resetHandlers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  const said = complaints
  complaints = []
  expect(said).toEqual([])
})

afterAll(() => server.close())

/** For a test that means to provoke a complaint: reads what was said so far and takes it off the account. */
export function takeComplaints(): string[] {
  const said = complaints
  complaints = []
  return said
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
