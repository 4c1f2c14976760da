import { beforeEach, expect, test, vi } from 'vitest'
import { anEvent, giveWorkerScope } from '#web/testing/worker-scope.ts'

let caches: ReturnType<typeof giveWorkerScope>

beforeEach(() => {
  vi.resetModules()
  caches = giveWorkerScope()
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

const at = (path: string) => new URL(path, location.origin)

/**
 * What a visitor sees at an address without a connection, on a device that keeps the files of the languages
 * of `pages`.
 */
async function seen(path: string, ...pages: string[]): Promise<string> {
  const { keepFiles } = await import('./kept-files.ts')
  const { withoutConnection } = await import('./without-connection.ts')
  caches.pages.splice(0, Infinity, ...pages.map((page) => ({ url: at(page).href })))
  const { event, isDone } = anEvent()
  await keepFiles(event)
  await isDone()
  return (await withoutConnection(at(path))).text()
}

test('an outlet is drawn by the kept code where its facts are kept in the language of its page', async () => {
  await (await caches.open('calls')).put(at('/api/dealers/2'), new Response('{}'))
  expect(await seen('/dealers/2', '/', '/or')).toBe('/app.html')
  expect(await seen('/or/dealers/2', '/', '/or')).toBe('/or/offline.html')
  await (await caches.open('calls')).put(at('/api/dealers/2?language=or'), new Response('{}'))
  expect(await seen('/or/dealers/2', '/', '/or')).toBe('/or/app.html')
})

test('the back office opens where its code is on the device, and needs a connection elsewhere', async () => {
  expect(await seen('/admin/dashboard?page=inbox', '/')).toBe('/offline.html')
  const { noteOffice } = await import('./kept-files.ts')
  await noteOffice()
  expect(await seen('/admin/dashboard?page=inbox', '/')).toBe('/app.html')
  expect(await seen('/slip/KT-1234', '/')).toBe('/offline.html')
})

test('a language that was never read has its words for a page that is not kept', async () => {
  expect(await seen('/hi', '/')).toBe('/hi/offline.html')
})
