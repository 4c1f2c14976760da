import { createMemoryRouter, type DataRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPagesAhead, forgetPages, refreshOldPages, refreshPage, remembering } from './page-memory.ts'

let price: unknown
let calls = 0

const load = remembering(() => {
  calls += 1
  return { price: price instanceof Error ? Promise.reject(price) : Promise.resolve(price) }
})
const open = (address = '/ev') =>
  load({ request: new Request(`http://site.example${address}`) } as Parameters<typeof load>[0])
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)
const openRouter = (loaderData?: Record<string, unknown>) =>
  createMemoryRouter(
    [{ id: 'ev', path: '/ev', loader: load }, { path: '/offers' }],
    loaderData ? { initialEntries: ['/ev'], hydrationData: { loaderData } } : { initialEntries: ['/offers'] },
  )

beforeEach(() => {
  calls = 0
  price = 1
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** Lets promises that are there already say so. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a page that was there a moment ago is there at once, as values', async () => {
  expect(open().price).toBeInstanceOf(Promise)
  await settle()
  expect(open()).toEqual({ price: 1 })
  expect(calls).toBe(1)
})

test('one on its way is not asked for twice, and another address is another page', () => {
  open()
  open()
  open('/ev?bike=QC1')
  expect(calls).toBe(2)
})

test('a very old page is forgotten', async () => {
  open()
  await settle()
  seconds(301)
  expect(open().price).toBeInstanceOf(Promise)
})

test('a failure is not kept', async () => {
  price = new Error('down')
  await expect(open().price).rejects.toThrow('down')
  await settle()
  price = 2
  open()
  await settle()
  expect(open()).toEqual({ price: 2 })
})

test('an older page is shown and asked for again once it stands', async () => {
  open()
  await settle()
  seconds(20)
  price = 2
  const router = openRouter()
  refreshOldPages(router)
  await router.navigate('/ev')
  expect(router.state.loaderData).toEqual({ ev: { price: 1 } })
  await vi.waitFor(() => expect(router.state.loaderData).toEqual({ ev: { price: 2 } }))
  expect(calls).toBe(2)
})

test('asked again, a page that says the same is not rendered again', async () => {
  const router = openRouter({ ev: { price: 1 } })
  const told = vi.fn()
  router.subscribe(told)
  await refreshPage(router)
  expect(calls).toBe(1)
  expect(told).not.toHaveBeenCalled()
})

test('asked again, a page that says something else shows it, as values', async () => {
  const router = openRouter({ ev: { price: 1 } })
  price = 2
  await refreshPage(router)
  expect(router.state.loaderData).toEqual({ ev: { price: 2 } })
})

test('a page that cannot be asked again says so', async () => {
  const router = openRouter({ ev: { price: 1 } })
  price = new Error('down')
  await refreshPage(router)
  await expect((router.state.loaderData.ev as { price: unknown }).price).rejects.toThrow('down')
})

type Routes = DataRouter['routes']

const ahead = (routes: Routes, late: Routes = []) =>
  fetchPagesAhead({ routes } as DataRouter, async () => void routes.push(...late))

function point(href: string, attributes: Record<string, string> = {}): void {
  const anchor = document.createElement('a')
  anchor.href = href
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  document.body.append(anchor)
  anchor.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

test('code and data of a page are fetched ahead when its link is pointed at; nothing else is', async () => {
  const lazy = vi.fn(async () => ({ loader: load }))
  ahead([{ id: 'ev', path: '/ev', lazy }] as unknown as Routes)
  point('https://elsewhere.example/ev')
  point('/media/models/sp125/brochure.pdf')
  point('/ev', { target: '_blank' })
  point('#enquiry')
  expect(lazy).not.toHaveBeenCalled()
  point('/ev')
  await vi.waitFor(() => expect(calls).toBe(1))
  seconds(20)
  price = 2
  point('/ev')
  await vi.waitFor(() => expect(calls).toBe(2))
  forgetPages()
})

test('an address that no route has yet is looked for among the late ones', async () => {
  const routes = [{ id: 'rest', path: '*' }]
  ahead(routes as Routes, [{ id: 'terms', path: '/terms', loader: load }] as unknown as Routes)
  point('/terms')
  await vi.waitFor(() => expect(calls).toBe(1))
  forgetPages()
})
