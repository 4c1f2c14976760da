import { beforeEach, vi } from 'vitest'
import { remembering } from '#web/lib/address/page-memory.ts'

/**
 * A page whose loader depends on its address, is remembered, counts its calls, and answers a price or fails
 * with it. Tests move the time by `pass`.
 */
export function aPricedPage() {
  const brought: { price: unknown; calls: number } = { price: 1, calls: 0 }
  const load = remembering((_args) => {
    brought.calls += 1
    const { price } = brought
    return { price: price instanceof Error ? Promise.reject(price) : Promise.resolve(price) }
  })
  beforeEach(() => {
    Object.assign(brought, { price: 1, calls: 0 })
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  return Object.assign(brought, {
    load,
    open: (address = '/ev') =>
      load({ request: new Request(`http://site.example${address}`) } as Parameters<typeof load>[0]),
    pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    /** Lets promises that are already settled run their callbacks. */
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  })
}
