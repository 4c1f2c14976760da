import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayWhatLives, whileComing } from './what-lives.ts'

const { dataset } = document.documentElement

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  delete dataset.lives
})

function open(markup: string, data: Promise<unknown> = Promise.resolve()) {
  document.body.append(document.createRange().createContextualFragment(`<div id="root">${markup}</div>`))
  const router = createMemoryRouter([{ id: 'page', path: '/' }, { path: '/offers' }], {
    hydrationData: { loaderData: { page: { data } } },
  })
  sayWhatLives(router)
  return router
}

/** What the root element says about the page five seconds later. */
async function later() {
  await vi.advanceTimersByTimeAsync(5000)
  return dataset.lives
}

test('all lives once a button does that React takes over', async () => {
  open('<button>Compare</button>')
  expect(await later()).toBe('page')
  Object.assign(document.querySelector('button') ?? {}, { __reactProps$1: {} })
  expect(await later()).toBe('all')
})

test('all lives once nothing stands in for what is to come', async () => {
  open('<span class="animate-shimmer"></span>')
  expect(await later()).toBe('page')
  document.querySelector('span')?.remove()
  expect(await later()).toBe('all')
})

test('all lives once what the page was opened with is there, and newer data', async () => {
  const data = Promise.withResolvers<string>()
  open('', data.promise)
  const newer = Promise.withResolvers<string>()
  const told = whileComing(newer.promise)
  data.resolve('SP125')
  expect(await later()).toBe('page')
  newer.resolve('SP125 Disc')
  expect(await told).toBe('SP125 Disc')
  expect(await later()).toBe('all')
})

test('another page is looked at anew, and data that cannot be had is waited for no longer', async () => {
  const router = open('', Promise.reject(new Error('down')))
  expect(await later()).toBe('all')
  await router.navigate('/offers')
  expect(dataset.lives).toBe('page')
  expect(await later()).toBe('all')
  await expect(whileComing(Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await later()).toBe('all')
})
