import { beforeEach, expect, test, vi } from 'vitest'

const callApi = vi.fn(async () => [])

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const controller = { postMessage: () => undefined }
  const worker = { controller, ready: Promise.resolve() }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  return () => vi.unstubAllGlobals()
})

/** How many calls a page in a language makes to keep the catalogue and the outlets. */
async function callsOf(language: string): Promise<number> {
  vi.resetModules()
  vi.doMock('#web/lib/api/late-api.ts', () => ({ callApi }))
  vi.doMock('#web/lib/language.ts', () => ({ language }))
  const { keepPages } = await import('./keep-pages.ts')
  callApi.mockClear()
  await keepPages()
  return callApi.mock.calls.length
}

test('catalogue and outlets are asked for once a visit in each language that is read', async () => {
  const all = await callsOf('en')
  expect(all).toBeGreaterThan(5)
  expect(await callsOf('en')).toBe(0)
  expect(await callsOf('or')).toBe(all)
  expect(await callsOf('or')).toBe(0)
})
