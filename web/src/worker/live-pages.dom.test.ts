import { beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { giveWorkerScope } from '#web/testing/worker-scope.ts'

let caches: ReturnType<typeof giveWorkerScope>
const page = new Request(new URL('/offers', location.origin))
const formerCode = new URL('/assets/boot-former.js', location.origin)

beforeEach(async () => {
  vi.resetModules()
  caches = giveWorkerScope()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const html = '<script type="module" crossorigin src="/assets/boot-former.js"></script>'
  await (await caches.open('pages')).put(page, new Response(html))
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

async function open(): Promise<Response> {
  const { livePagesOnly } = await import('./live-pages.ts')
  const strategy = new NetworkFirst({ cacheName: 'pages', plugins: [livePagesOnly] })
  return strategy.handle({ event: { waitUntil: () => undefined }, request: page } as never)
}

test('a kept page of a former version is shown as long as its code is on the device', async () => {
  await (await caches.open('assets')).put(formerCode, new Response('code'))
  expect(await (await open()).text()).toContain('boot-former')
})

test('a kept page whose code has gone counts as not kept', async () => {
  await expect(open()).rejects.toMatchObject({ name: 'no-response' })
})

test('code of a former version is found until it is put away', async () => {
  const { keptCode } = await import('./kept-files.ts')
  expect(await keptCode('/assets/boot-former.js')).toBeUndefined()
  await (await caches.open(cacheNames.precache)).put(formerCode, new Response('code'))
  expect(await (await keptCode('/assets/boot-former.js'))?.text()).toBe('code')
})
